import { defineEndpoint, integerIdParam, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { simuladorErrors } from './simulador.errors.ts';

const simuladorSchema = z.object({
  servicioId: z.number().int(),
  servicio: z.string(),
  entidad: z.string(),
  /** Page of the servicio in the directory; null while it has none. */
  pagina: z.string().nullable(),
  versionId: z.number().int(),
  /** As M.m. */
  version: z.string(),
  /** Whether the version is being withdrawn. */
  obsoleta: z.boolean(),
  /** Identifier of the servicio in X-Road, as the simulator has it. */
  xroad: z.string(),
  /** Calls of the last thirty days. */
  llamadas: z.number().int(),
  /** What the simulator of a browser answers with, in JSON: the same as that of the server. */
  guion: z.string().meta({ description: 'Guion del simulador, en JSON' }),
});
export type SimuladorDeServicio = z.infer<typeof simuladorSchema>;

export const getSimuladorEndpoint = defineEndpoint({
  operation: 'getSimulador',
  context: 'simulador',
  summary: 'Lo que el simulador de una versión de un servicio necesita para responder en la página.',
  method: 'GET',
  path: '/simulador/servicios/{id}',
  exposure: { public: true, private: sessionAccess },
  request: {
    params: z.object({ id: integerIdParam('servicio') }),
    query: z.object({
      version: z
        .string()
        .regex(/^v?\d{1,5}(?:\.\d{1,5})?$/, 'Escriba el número de la versión, como 1.0.')
        .optional()
        .describe('Número de la versión; sin él, la más reciente'),
    }),
  },
  response: simuladorSchema,
  errors: simuladorErrors,
});
