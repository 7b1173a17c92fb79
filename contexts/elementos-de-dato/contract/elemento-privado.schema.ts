import { decisionSchema } from '@marco/entidades/contract';
import { z } from 'zod';
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
});
export type AccionesDeElemento = z.infer<typeof accionesSchema>;

/** A version as those who work on it read it. */
export const elementoPrivadoSchema = detalleElementoSchema.extend({
  acciones: accionesSchema,
  /** Why it cannot be sent to review yet, by field. */
  pendientes: z.array(z.object({ campo: z.string(), mensaje: z.string() })),
  /** The version somebody works on, when it is not this one. */
  enTrabajoId: z.number().int().nullable(),
});
export type ElementoPrivado = z.infer<typeof elementoPrivadoSchema>;
