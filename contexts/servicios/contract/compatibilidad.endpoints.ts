import { defineEndpoint, integerIdParam, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import {
  CLASES_CAMBIO,
  EFECTOS,
  FORMAS_MENSAJE,
  LECTURAS,
  QUIENES_USAN,
  VEREDICTOS_CAMBIO,
} from './compatibilidad.terms.ts';
import { serviciosErrors } from './servicios.errors.ts';
import { PAPELES_MENSAJE } from './versiones.terms.ts';

const versionComparadaSchema = z.object({ id: z.number().int(), numero: z.string() });

const contraejemploSchema = z.object({
  forma: z.enum(FORMAS_MENSAJE),
  efecto: z.enum(EFECTOS),
  /** Number of the version whose rules it follows. */
  segunVersion: z.string(),
  /** Null where nothing is sent. */
  mensaje: z.string().nullable(),
});
export type ContraejemploCambio = z.infer<typeof contraejemploSchema>;

const cambioMensajeSchema = z.object({
  operacion: z.string(),
  papel: z.enum(PAPELES_MENSAJE),
  /** Local names from the message to the field; empty where the whole message changes. */
  campo: z.string(),
  clase: z.enum(CLASES_CAMBIO),
  quien: z.enum(QUIENES_USAN),
  veredicto: z.enum(VEREDICTOS_CAMBIO),
  /** Where it is so. */
  formas: z.array(z.enum(FORMAS_MENSAJE)),
  /** What happens and what to do, in one sentence. */
  frase: z.string(),
  /** A message that proves that it breaks; null where it does not, or beyond those that are told. */
  contraejemplo: contraejemploSchema.nullable(),
});
export type CambioMensaje = z.infer<typeof cambioMensajeSchema>;

const compatibilidadSchema = z.object({
  desde: versionComparadaSchema,
  hasta: versionComparadaSchema,
  lectura: z.enum(LECTURAS),
  veredictos: z.object({ pide: z.enum(VEREDICTOS_CAMBIO), lee: z.enum(VEREDICTOS_CAMBIO) }),
  numeroMinimo: z.object({
    numero: z.string(),
    cambio: z.enum(['mayor', 'menor']),
    razon: z.string(),
    /** Whether the number the version has is no less. */
    alcanza: z.boolean(),
  }),
  totalCambios: z.number().int(),
  /** The worst first. */
  cambios: z.array(cambioMensajeSchema),
});
export type CompatibilidadVersiones = z.infer<typeof compatibilidadSchema>;

export const compareVersionesServicioEndpoint = defineEndpoint({
  operation: 'compareVersionesServicio',
  context: 'servicios',
  summary:
    'Qué hace una versión de un servicio a quienes usan otra: si rompe a quien pide o a quien lee, con un mensaje que lo prueba, y el menor número que puede llevar.',
  method: 'GET',
  path: '/servicios/versiones/{id}/compatibilidad',
  exposure: { private: sessionAccess },
  request: {
    params: z.object({ id: integerIdParam('versión') }),
    query: z.object({ desde: integerIdParam('versión'), lectura: z.enum(LECTURAS).default('tolerante') }),
  },
  response: compatibilidadSchema,
  errors: serviciosErrors,
  // 500 fields that all changed their element take six seconds of a process; most servicios take some tenths.
  ratePerMinute: 20,
});
