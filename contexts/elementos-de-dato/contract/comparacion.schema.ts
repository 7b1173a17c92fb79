import { z } from 'zod';
import { CAMBIOS_VERSION } from './ciclo-de-vida.terms.ts';
import { referenciaVersionSchema } from './referencia-elemento.schema.ts';

/** A field that differs between two versions, as people read it. */
export const diferenciaSchema = z.object({
  campo: z.string(),
  etiqueta: z.string(),
  antes: z.string(),
  despues: z.string(),
  /** Whether messages that were valid before may be invalid after it: then the change needs a new major version. */
  cambio: z.enum(CAMBIOS_VERSION),
  razon: z.string(),
});
export type Diferencia = z.infer<typeof diferenciaSchema>;

export const veredictoSchema = z.object({
  cambio: z.enum(CAMBIOS_VERSION),
  compatible: z.boolean(),
  /** Reasons that decide it. */
  razones: z.array(z.string()),
});
export type Veredicto = z.infer<typeof veredictoSchema>;

export const comparacionSchema = z.object({
  desde: referenciaVersionSchema,
  hasta: referenciaVersionSchema,
  diferencias: z.array(diferenciaSchema),
  veredicto: veredictoSchema,
});
export type Comparacion = z.infer<typeof comparacionSchema>;

/** What a new version, or the end of one, affects. */
export const impactoSchema = z.object({
  veredicto: veredictoSchema,
  /** Composites with the element inside, at any depth. */
  compuestos: z.array(referenciaVersionSchema.extend({ profundidad: z.number().int() })),
  servicios: z.array(
    z.object({
      id: z.number().int(),
      nombre: z.string(),
      entidad: z.string(),
      estado: z.string(),
      /** Publicado Nivel 3. */
      publicado: z.boolean(),
      /** Version of which element its messages carry. */
      porElemento: z.string(),
    }),
  ),
  mesas: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
  /**
   * Open requests whose catalogue has the element or a composite that contains it; only those that the reader may
   * see.
   */
  solicitudes: z.array(
    z.object({
      id: z.number().int(),
      radicado: z.string(),
      servicio: z.string(),
      entidad: z.string(),
      estado: z.string(),
      /** Which element a field of it becomes. */
      porElemento: z.string(),
    }),
  ),
  /** Affected entities, each with its notice as it would be sent. */
  avisos: z.array(
    z.object({
      entidadId: z.number().int(),
      entidad: z.string(),
      motivos: z.array(z.string()),
      texto: z.string(),
    }),
  ),
});
export type Impacto = z.infer<typeof impactoSchema>;
