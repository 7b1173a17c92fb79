import { defineEndpoint, integerIdParam, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { conformidadErrors } from './conformidad.errors.ts';

const servicioDelBancoSchema = z.object({
  servicioId: z.number().int(),
  nombre: z.string(),
  /** The version a contract is compared with, M.m. */
  version: z.string(),
});
export type ServicioDelBanco = z.infer<typeof servicioDelBancoSchema>;

/** Whom an address of the banco names: it is shared without its name. */
export const getServicioDelBancoEndpoint = defineEndpoint({
  operation: 'getServicioDelBanco',
  context: 'conformidad',
  summary: 'El nombre de un servicio activo y la versión con la que se compara un contrato.',
  method: 'GET',
  path: '/banco-conformidad/servicios/{id}',
  exposure: { public: true, private: sessionAccess },
  request: {
    params: z.object({ id: integerIdParam('servicio') }),
    query: z.object({
      version: integerIdParam('versión')
        .optional()
        .describe('Versión del servicio; sin ella, la más avanzada'),
    }),
  },
  response: servicioDelBancoSchema,
  errors: conformidadErrors,
});
