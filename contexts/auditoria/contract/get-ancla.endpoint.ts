import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { FORMATO_ANCLA, RECURSO_AUDITORIA } from './terms.ts';

const anclaSchema = z.object({
  formato: z.literal(FORMATO_ANCLA),
  /** When it was made. */
  fecha: z.iso.datetime(),
  /** The key in use: with the public one anybody verifies the signatures that name it. */
  llave: z.object({ id: z.string(), publica: z.string() }),
  /** The newest seals, the last one at the end. */
  sellos: z.array(
    z.object({
      lote: z.number().int(),
      hastaEvento: z.number().int(),
      eventos: z.number().int(),
      fecha: z.iso.datetime(),
      huella: z.string(),
      /** Null on seals made before they were signed. */
      llave: z.string().nullable(),
      firma: z.string().nullable(),
    }),
  ),
});
export type Ancla = z.infer<typeof anclaSchema>;

/** Kept elsewhere, it proves later that the trail up to its last seal is still the same one. */
export const getAnclaEndpoint = defineEndpoint({
  operation: 'getAncla',
  context: 'auditoria',
  summary:
    'Ancla de la auditoría: los últimos sellos con su firma y la llave pública. La descarga queda en la auditoría.',
  method: 'GET',
  path: '/servicioauditoria/ancla',
  exposure: { private: permissionAccess(RECURSO_AUDITORIA, 'descargar') },
  request: {},
  response: anclaSchema,
  ratePerMinute: 30,
});
