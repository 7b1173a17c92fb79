import { decisionSchema, integerId } from '@marco/contract-kit';
import { z } from 'zod';
import { LIMITES_MESA, ROLES_PARTICIPANTE } from './terms.ts';

/** A text of at most so many characters; whether it may be empty is judged by the rules. */
function text(maximum: number) {
  return z
    .string()
    .trim()
    .max(maximum, { error: `Escriba máximo ${maximum} caracteres.` });
}

/** What ministry staff write about a mesa; the names are those of the record and of the filter (specification §3). */
export const datosMesaSchema = z.object({
  /** Two names that differ in spaces alone are the same. */
  nombre: text(LIMITES_MESA.nombre).transform((nombre) => nombre.replaceAll(/\s+/g, ' ')),
  objetivo: text(LIMITES_MESA.objetivo),
  descripcion: text(LIMITES_MESA.descripcion),
  admEntidadLider: integerId('entidad').nullable(),
  emailResponsableEntidad: text(LIMITES_MESA.correo),
  admUsuarioId: integerId('usuario').nullable(),
  emailConsultor: text(LIMITES_MESA.correo),
});
export type DatosMesa = z.output<typeof datosMesaSchema>;

export const participanteSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  rol: z.enum(ROLES_PARTICIPANTE),
});
export type Participante = z.infer<typeof participanteSchema>;

export const servicioVinculadoSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  estado: z.string(),
});
export type ServicioVinculado = z.infer<typeof servicioVinculadoSchema>;

/** A mesa as those who run it read it: what is written, what belongs to it and what the caller may do. */
export const gestionMesaSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  estado: z.boolean(),
  nombre: z.string(),
  objetivo: z.string(),
  descripcion: z.string(),
  admEntidadLider: z.number().int(),
  admEntidadLiderNombre: z.string(),
  emailResponsableEntidad: z.string(),
  admUsuarioId: z.number().int(),
  admUsuarioNombre: z.string(),
  emailConsultor: z.string(),
  fechaCreacion: z.iso.datetime(),
  fechaCierre: z.iso.datetime().nullable(),
  motivoCierre: z.string().nullable(),
  entidades: z.array(participanteSchema),
  servicios: z.array(servicioVinculadoSchema),
  /** Whether the caller runs mesas at all; other people see none of the controls. */
  gestiona: z.boolean(),
  /** How many of its commitments are open. */
  compromisosAbiertos: z.number().int(),
  permisos: z.object({
    editar: decisionSchema,
    cerrar: decisionSchema,
    /** Closing it over its open commitments. */
    cerrarDeTodosModos: decisionSchema,
    reabrir: decisionSchema,
    historial: decisionSchema,
    /** Reading what those who take part write to each other. */
    conversacion: decisionSchema,
  }),
});
export type GestionMesa = z.infer<typeof gestionMesaSchema>;
