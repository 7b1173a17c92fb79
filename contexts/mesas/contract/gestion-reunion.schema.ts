import { decisionSchema, integerId } from '@marco/contract-kit';
import { z } from 'zod';
import { ACCIONES_REUNION, ESTADOS_REUNION, LIMITES_REUNION } from './terms.ts';

/** A text of at most so many characters; whether it may be empty is judged by the rules. */
function text(maximum: number) {
  return z
    .string()
    .trim()
    .max(maximum, { error: `Escriba máximo ${maximum} caracteres.` });
}

function list<Row extends z.ZodType>(row: Row, maximum: number) {
  return z.array(row).max(maximum, { error: `Incluya máximo ${maximum}.` });
}

/** A point of the agenda as it is written: with the id of one that exists, null for a new one. */
const puntoEscritoSchema = z.object({
  id: integerId('punto').nullable(),
  titulo: text(LIMITES_REUNION.titulo),
  idCompromiso: integerId('compromiso').nullable(),
});

const participanteEscritoSchema = z.object({
  id: integerId('participante').nullable(),
  idEntidad: integerId('entidad').nullable(),
  nombre: text(LIMITES_REUNION.nombre),
  correo: text(LIMITES_REUNION.correo),
});

/** What ministry staff write about a meeting before it is held; day and time are those of Colombia. */
export const datosReunionSchema = z.object({
  tematica: text(LIMITES_REUNION.tematica),
  fecha: text(10),
  hora: text(5),
  duracionMinutos: z.number().int().nullable(),
  lugar: text(LIMITES_REUNION.lugar),
  enlace: text(LIMITES_REUNION.enlace),
  consultorPrincipal: integerId('usuario').nullable(),
  consultores: list(integerId('usuario'), LIMITES_REUNION.consultores),
  puntos: list(puntoEscritoSchema, LIMITES_REUNION.puntos),
  participantes: list(participanteEscritoSchema, LIMITES_REUNION.participantes),
});
export type DatosReunion = z.output<typeof datosReunionSchema>;

const personaSchema = z.object({ id: z.number().int(), nombre: z.string() });

const puntoReunionSchema = z.object({
  id: z.number().int(),
  titulo: z.string(),
  notas: z.string(),
  idCompromiso: z.number().int().nullable(),
});

const participanteReunionSchema = z.object({
  id: z.number().int(),
  idEntidad: z.number().int(),
  entidad: z.string(),
  nombre: z.string(),
  correo: z.string(),
  /** Null until somebody wrote it down. */
  asistio: z.boolean().nullable(),
});
export type ParticipanteReunion = z.infer<typeof participanteReunionSchema>;

const decisionReunionSchema = z.object({ id: z.number().int(), texto: z.string() });
export type DecisionReunion = z.infer<typeof decisionReunionSchema>;

/** A meeting in any state as those who run it read it, with what the caller may do. */
export const gestionReunionSchema = z.object({
  idReunion: z.number().int(),
  idMesa: z.number().int(),
  nombreMesa: z.string(),
  mesaActiva: z.boolean(),
  version: z.number().int(),
  estado: z.enum(ESTADOS_REUNION),
  tematica: z.string(),
  /** When it is programmed for, also once it began. */
  inicio: z.iso.datetime(),
  fecha: z.string(),
  hora: z.string(),
  /** When it began; null before. */
  inicioReal: z.iso.datetime().nullable(),
  /** When it really ended; null before, and for a meeting that was registered afterwards. */
  finReal: z.iso.datetime().nullable(),
  duracionMinutos: z.number().int(),
  lugar: z.string(),
  enlace: z.string(),
  consultorPrincipal: personaSchema,
  consultores: z.array(personaSchema),
  avance: z.string(),
  participante: z.string(),
  puntos: z.array(puntoReunionSchema),
  participantes: z.array(participanteReunionSchema),
  decisiones: z.array(decisionReunionSchema),
  /** Whether something of these minutes is a draft: everybody else reads what was published last. */
  sinPublicar: z.boolean(),
  archivos: z.array(z.object({ idArchivo: z.string(), nombre: z.string(), tamano: z.number().int() })),
  motivoCancelacion: z.string().nullable(),
  finalizada: z.iso.datetime().nullable(),
  /** Entidades of the mesa: participants come from them. */
  entidades: z.array(personaSchema),
  permisos: z.record(z.enum(ACCIONES_REUNION), decisionSchema),
});
export type GestionReunion = z.infer<typeof gestionReunionSchema>;

const reunionDeMesaSchema = z.object({
  idReunion: z.number().int(),
  tematica: z.string(),
  inicio: z.iso.datetime(),
  duracionMinutos: z.number().int(),
  estado: z.enum(ESTADOS_REUNION),
  consultorPrincipal: z.string(),
  participantes: z.number().int(),
});
export type ReunionDeMesa = z.infer<typeof reunionDeMesaSchema>;

/** Every meeting of a mesa, and what one to be programmed starts with. */
export const reunionesDeMesaSchema = z.object({
  reuniones: z.array(reunionDeMesaSchema),
  programar: decisionSchema,
  entidades: z.array(personaSchema),
  consultorPrincipal: z.number().int(),
  /** Open commitments of the mesa whose day has passed: the agenda starts with them. */
  vencidos: z.array(z.object({ idCompromiso: z.number().int(), titulo: z.string() })),
});
export type ReunionesDeMesa = z.infer<typeof reunionesDeMesaSchema>;
