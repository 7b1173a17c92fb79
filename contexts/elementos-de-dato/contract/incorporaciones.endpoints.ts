import { decisionSchema, defineEndpoint, integerId, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { elementosErrors } from './elementos.errors.ts';
import { referenciaVersionSchema } from './referencia-elemento.schema.ts';
import { MAXIMO_INCORPORACIONES, RECURSO_INCORPORACION } from './terms.ts';

const exposure = { private: permissionAccess(RECURSO_INCORPORACION, 'aprobar') } as const;

/** Versions to incorporate together. The version of a record says which state was looked at. */
const body = z.object({
  versiones: z
    .array(z.object({ versionId: integerId('version'), version: z.number().int().optional() }))
    .min(1, { error: 'Seleccione al menos un elemento.' })
    .max(MAXIMO_INCORPORACIONES, { error: `Seleccione máximo ${MAXIMO_INCORPORACIONES} elementos.` }),
});

const efectoSchema = z.object({
  versionId: z.number().int(),
  /** Null where there is none or the caller may not read it. */
  elemento: referenciaVersionSchema.nullable(),
  /** The version of the record; null as above. */
  version: z.number().int().nullable(),
  /** Number of the version in force that becomes historical; null where none is. */
  reemplaza: z.string().nullable(),
  /** Whether messages of the version in force stay valid; null where none is. */
  compatible: z.boolean().nullable(),
  decision: decisionSchema,
});
export type EfectoIncorporacion = z.infer<typeof efectoSchema>;

/** What incorporating these versions would do, by the rule that then does it. Changes nothing. */
export const computeIncorporacionesEndpoint = defineEndpoint({
  operation: 'computeIncorporaciones',
  context: 'elementos-de-dato',
  summary:
    'Vista previa de una incorporación conjunta: qué versiones entrarán en vigor y cuáles no, con la razón.',
  method: 'POST',
  path: '/elemento-dato/incorporaciones/vistaPrevia',
  exposure,
  request: { body },
  response: z.object({ efectos: z.array(efectoSchema), permitidos: z.number().int() }),
  errors: elementosErrors,
});

const resultadoSchema = z.object({
  versionId: z.number().int(),
  hecho: z.boolean(),
  /** Why it was not done; empty where it was. */
  razones: z.array(z.string()),
});
export type ResultadoIncorporacion = z.infer<typeof resultadoSchema>;

/** Incorporates each version by itself: what one is refused does not stop the others. */
export const approveIncorporacionesEndpoint = defineEndpoint({
  operation: 'approveIncorporaciones',
  context: 'elementos-de-dato',
  summary: 'Incorpora varias versiones aprobadas, cada una por separado, y dice qué pasó con cada una.',
  method: 'POST',
  path: '/elemento-dato/incorporaciones',
  exposure,
  request: { body },
  response: z.object({ resultados: z.array(resultadoSchema), hechos: z.number().int() }),
  errors: elementosErrors,
});
