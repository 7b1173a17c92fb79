import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { ACCIONES_MEMBRESIA, ESTADOS_MEMBRESIA } from './terms.ts';

const referenciaSchema = z.object({ id: z.number().int(), nombre: z.string() });

/** A person in an entidad. The three marks are those of the login answer (specification §3). */
export const membresiaSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  entidad: referenciaSchema.extend({ sigla: z.string().nullable() }),
  rol: referenciaSchema.nullable(),
  cargo: z.string().nullable(),
  correoEletronico: z.string(),
  estado: z.enum(ESTADOS_MEMBRESIA),
  usuarioPorAprobar: z.boolean(),
  usuarioRechazado: z.boolean(),
  estadoUsuario: z.boolean(),
  motivoRechazo: z.string().nullable(),
  fechaRegistro: z.iso.datetime(),
});
export type Membresia = z.infer<typeof membresiaSchema>;

/** A row of the list of users: one membresía with its person. */
export const usuarioRowSchema = membresiaSchema.extend({
  usuario: referenciaSchema.extend({ tipoIdentificacion: z.string(), numeroIdentificacion: z.string() }),
});
export type UsuarioRow = z.infer<typeof usuarioRowSchema>;

/** What was done to a membresía, from → to. */
export const cambioHistoricoSchema = z.object({
  id: z.number().int(),
  fecha: z.iso.datetime(),
  accion: z.string(),
  entidad: z.string(),
  quien: z.string().nullable(),
  antes: z.string().nullable(),
  ahora: z.string().nullable(),
});
export type CambioHistorico = z.infer<typeof cambioHistoricoSchema>;

/** A person with the membresías the caller may see, what the caller may do with each, and their history. */
export const usuarioDetalleSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  tipoIdentificacion: z.string(),
  numeroIdentificacion: z.string(),
  correoEletronico: z.string(),
  numeroCelular: z.string().nullable(),
  activo: z.boolean(),
  /** Null without a second factor, and for callers who may not know of it. */
  segundoFactor: z.object({ inscritoEn: z.iso.datetime(), liberar: decisionSchema }).nullable(),
  membresias: z.array(
    membresiaSchema.extend({ acciones: z.record(z.enum(ACCIONES_MEMBRESIA), decisionSchema) }),
  ),
  historial: z.array(cambioHistoricoSchema),
});
export type UsuarioDetalle = z.infer<typeof usuarioDetalleSchema>;
