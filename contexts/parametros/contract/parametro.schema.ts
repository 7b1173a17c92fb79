import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { FORMATOS_TEXTO, TIPOS_PARAMETRO } from './terms.ts';

const formatoSchema = z.enum(FORMATOS_TEXTO);

/** What a value must satisfy; absent parts do not limit. */
export const restriccionSchema = z.object({
  minimo: z.number().int().optional(),
  maximo: z.number().int().optional(),
  /** Characters of a text. */
  largo: z.number().int().optional(),
  formato: formatoSchema.optional(),
  /** Texts of an object, or of each row of a list. */
  campos: z
    .array(z.object({ clave: z.string(), titulo: z.string(), formato: formatoSchema.optional() }))
    .optional(),
});
export type RestriccionParametro = z.infer<typeof restriccionSchema>;

/** One parameter as the administrator sees it. */
export const parametroSchema = z.object({
  clave: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  tipo: z.enum(TIPOS_PARAMETRO),
  valor: z.unknown(),
  restriccion: restriccionSchema,
  /** Whether anybody may read it, also without a session. */
  publico: z.boolean(),
  version: z.number().int(),
  edicion: decisionSchema,
});
export type Parametro = z.infer<typeof parametroSchema>;
