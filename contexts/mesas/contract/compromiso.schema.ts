import { decisionSchema, integerId } from '@marco/contract-kit';
import { z } from 'zod';
import { ESTADOS_COMPROMISO, LIMITES_COMPROMISO, SITUACIONES_PLAZO } from './terms.ts';

/** A text of at most so many characters; whether it may be empty is judged by the rules. */
function text(maximum: number) {
  return z
    .string()
    .trim()
    .max(maximum, { error: `Escriba máximo ${maximum} caracteres.` });
}

/** A calendar day of Colombia: '2026-11-20'. */
const day = z.iso.date({ error: 'Escriba la fecha como AAAA-MM-DD.' });

/** What ministry staff write about a commitment; either a term in working days or a date. */
export const datosCompromisoSchema = z.object({
  descripcion: text(LIMITES_COMPROMISO.descripcion),
  responsable: text(LIMITES_COMPROMISO.responsable),
  /** Who of them has an account: 'mine' and the reminders go by it. */
  idResponsable: integerId('usuario').nullable(),
  idEntidad: integerId('entidad').nullable(),
  plazoDiasHabiles: z.number().int({ error: 'Escriba un número entero de días.' }).nullable(),
  venceEn: day.nullable(),
  idServicio: integerId('servicio').nullable(),
  /** The state of the servicio that fulfils it. */
  idEstadoServicio: integerId('estadoServicio').nullable(),
  /** The element of the common language whose incorporation fulfils it. */
  idElemento: integerId('elemento').nullable().default(null),
  idSolicitud: integerId('solicitud').nullable().default(null),
  /** The state of the request that fulfils it. */
  idEstadoSolicitud: integerId('estadoSolicitud').nullable().default(null),
});
export type DatosCompromiso = z.output<typeof datosCompromisoSchema>;

/** Another day a commitment was given. */
const prorrogaSchema = z.object({
  anterior: z.iso.date(),
  nueva: z.iso.date(),
  motivo: z.string(),
  /** Whether those who answer for it gave it to themselves. */
  propia: z.boolean(),
});

/** A commitment for a person who may see it, with what they may do. */
export const compromisoSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  idMesa: z.number().int(),
  nombreMesa: z.string(),
  idReunion: z.number().int().nullable(),
  tematicaReunion: z.string().nullable(),
  descripcion: z.string(),
  responsable: z.string(),
  idResponsable: z.number().int().nullable(),
  idEntidad: z.number().int(),
  entidad: z.string(),
  acordadoEn: z.iso.date(),
  plazoDiasHabiles: z.number().int().nullable(),
  venceEn: z.iso.date(),
  estado: z.enum(ESTADOS_COMPROMISO),
  situacion: z.enum(SITUACIONES_PLAZO),
  /** Working days left; negative once it is overdue. */
  diasHabiles: z.number().int(),
  idServicio: z.number().int().nullable(),
  servicio: z.string().nullable(),
  idEstadoServicio: z.number().int().nullable(),
  estadoServicio: z.string().nullable(),
  idElemento: z.number().int().nullable(),
  elemento: z.string().nullable(),
  idSolicitud: z.number().int().nullable(),
  /** Its radicado. */
  solicitud: z.string().nullable(),
  idEstadoSolicitud: z.number().int().nullable(),
  estadoSolicitud: z.string().nullable(),
  /** Whether the reader may open the request. */
  veSolicitud: z.boolean(),
  fechaCierre: z.iso.datetime().nullable(),
  motivoCierre: z.string().nullable(),
  /** Whether the reader is the one who answers for it. */
  mio: z.boolean(),
  /** The other days it was given, in their order. */
  prorrogas: z.array(prorrogaSchema),
  /** When those who answer for it now were last reminded of it. */
  recordadoEn: z.iso.datetime().nullable(),
  /** The latest note about it: of a person, or of the meeting with this temática; null while there is none. */
  ultimoAvance: z
    .object({
      texto: z.string(),
      quien: z.string().nullable(),
      tematica: z.string().nullable(),
      cuando: z.iso.datetime(),
    })
    .nullable(),
  permisos: z.object({
    editar: decisionSchema,
    prorrogar: decisionSchema,
    recordar: decisionSchema,
    cumplir: decisionSchema,
    cancelar: decisionSchema,
    reabrir: decisionSchema,
  }),
});
export type Compromiso = z.infer<typeof compromisoSchema>;
