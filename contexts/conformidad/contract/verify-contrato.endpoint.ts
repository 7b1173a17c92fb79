import { defineEndpoint, integerIdParam, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { conformidadErrors } from './conformidad.errors.ts';
import { informeConformidadSchema } from './informe.schema.ts';

/**
 * One contract: field `contrato` of the form. For anybody; who has a session waits less. Nothing of it is kept. Who accepts
 * `application/x-ndjson` is told the checks of each group as they are done, one line each (`avanceConformidadSchema`).
 */
export const verifyContratoEndpoint = defineEndpoint({
  operation: 'verifyContrato',
  context: 'conformidad',
  summary:
    'Comprueba un contrato OpenAPI o WSDL, solo o con los mensajes de un servicio, y no lo guarda. Como application/x-ndjson responde una línea por cada grupo de comprobaciones, y al final el informe.',
  method: 'POST',
  path: '/banco-conformidad',
  exposure: { public: true, private: sessionAccess },
  upload: true,
  ratePerMinute: 20,
  request: {
    query: z.object({
      servicio: integerIdParam('servicio').optional().describe('Servicio con cuyos mensajes se compara'),
      version: integerIdParam('versión')
        .optional()
        .describe('Versión del servicio; sin ella, la más avanzada'),
    }),
  },
  response: informeConformidadSchema,
  errors: conformidadErrors,
});
