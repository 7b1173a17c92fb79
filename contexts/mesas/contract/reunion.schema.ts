import { z } from 'zod';

/** Specification §3 'Meeting list row'. */
export const reunionRowSchema = z.object({
  idReunion: z.number().int(),
  tematica: z.string(),
  fecha: z.iso.datetime(),
  consultoApoyo: z.string(),
});
export type ReunionRow = z.infer<typeof reunionRowSchema>;

/** Specification §3 'Meeting detail'; `hora` is the time of day in Colombia, `tamano` is in bytes. */
export const reunionSchema = z.object({
  tematica: z.string(),
  avance: z.string(),
  fechaCreacion: z.iso.datetime(),
  hora: z.string(),
  consultorPrincipal: z.object({ nombreUsuario: z.string() }),
  usersParticipantes: z.array(z.object({ nombreUsuario: z.string() })),
  participante: z.string(),
  archivos: z.array(z.object({ idArchivo: z.string(), nombre: z.string(), tamano: z.number().int() })),
});
export type Reunion = z.infer<typeof reunionSchema>;

/** A recent meeting as the landing tells it. */
export const reunionRecienteSchema = z.object({
  idReunion: z.number().int(),
  idMesa: z.number().int(),
  nombreMesa: z.string(),
  estadoMesa: z.boolean(),
  tematica: z.string(),
  fecha: z.iso.datetime(),
  cantidadEntidades: z.number().int(),
});
export type ReunionReciente = z.infer<typeof reunionRecienteSchema>;
