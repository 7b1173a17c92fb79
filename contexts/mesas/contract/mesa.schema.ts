import { z } from 'zod';

/** Specification §3 'Table list row'. */
export const mesaRowSchema = z.object({
  id: z.number().int(),
  estadoMesa: z.boolean(),
  nombreMesa: z.string(),
  razonSocial: z.string(),
  nombreCompleto: z.string(),
  cantidadServicios: z.number().int(),
});
export type MesaRow = z.infer<typeof mesaRowSchema>;

/** Specification §3 'Table record'. */
export const mesaSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  estado: z.boolean(),
  objetivo: z.string(),
  descripcion: z.string(),
  admEntidadLiderNombre: z.string(),
  admUsuarioNombre: z.string(),
  emailResponsableEntidad: z.string(),
  emailConsultor: z.string(),
  fechaCreacion: z.iso.datetime(),
});
export type Mesa = z.infer<typeof mesaSchema>;

/** Specification §3 'Participating entity row' and 'Service row'. */
export const entidadParticipanteSchema = z.object({
  entidad: z.string(),
  admOrdenName: z.string().nullable(),
  admDepartamentoName: z.string().nullable(),
  admMunicipioName: z.string().nullable(),
});
export type EntidadParticipante = z.infer<typeof entidadParticipanteSchema>;
export const servicioDeMesaSchema = z.object({ estado: z.string(), nombre: z.string() });
export type ServicioDeMesa = z.infer<typeof servicioDeMesaSchema>;
