import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { CAMBIOS_VERSION } from './ciclo-de-vida.terms.ts';
import { detalleElementoSchema } from './elemento.schema.ts';

/** What the caller may do with a version, with the reasons where not. */
export const accionesSchema = z.object({
  editar: decisionSchema,
  enviar: decisionSchema,
  devolver: decisionSchema,
  avalar: decisionSchema,
  aprobar: decisionSchema,
  observar: decisionSchema,
  incorporar: decisionSchema,
  modificar: decisionSchema,
  caducar: decisionSchema,
  descartar: decisionSchema,
  comentar: decisionSchema,
  /** Calling off the expiry that was programmed. */
  cancelarCaducidad: decisionSchema,
  /** Beginning its successor in a wider layer. */
  llevar: decisionSchema,
});
export type AccionesDeElemento = z.infer<typeof accionesSchema>;

/** The number that the changes of a version need, compared with the version in force. */
const numeracionSchema = z.object({
  vigente: z.string(),
  cambio: z.enum(CAMBIOS_VERSION),
  propuesto: z.string(),
  razones: z.array(z.string()),
  /** Whether it is equal to the version in force: then it may not continue. */
  sinCambios: z.boolean(),
  /** Whether its number is acceptable. */
  corresponde: z.boolean(),
});

/** A version as those who work on it read it. */
export const elementoPrivadoSchema = detalleElementoSchema.extend({
  acciones: accionesSchema,
  /** Why it cannot be sent to review yet, by field. */
  pendientes: z.array(z.object({ campo: z.string(), mensaje: z.string() })),
  /** Of a version in work whose element has another one in force. */
  numeracion: numeracionSchema.nullable(),
  /** The version somebody works on, when it is not this one. */
  enTrabajoId: z.number().int().nullable(),
});
export type ElementoPrivado = z.infer<typeof elementoPrivadoSchema>;
