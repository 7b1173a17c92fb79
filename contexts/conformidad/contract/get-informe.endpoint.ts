import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { conformidadErrors } from './conformidad.errors.ts';
import { informeGuardadoSchema } from './informe.schema.ts';

/** A report that is kept: the entity of its servicio and the ministry read it, and everybody once it is published. */
export const getInformeEndpoint = defineEndpoint({
  operation: 'getInforme',
  context: 'conformidad',
  summary:
    'Un informe guardado del banco de conformidad: el resultado, cada comprobación y su sello, sin el contenido del contrato ni de los mensajes.',
  method: 'GET',
  path: '/informes/{id}',
  exposure: { public: true, private: sessionAccess },
  request: {
    // What is no id is answered as an id of nothing.
    params: z.object({ id: z.string() }),
    query: z.object({
      formato: z
        .enum(['documento', 'pdf'], { error: 'El formato es documento o pdf.' })
        .optional()
        .describe('El mismo informe como archivo: el documento, siempre con los mismos bytes, o un PDF'),
    }),
  },
  response: informeGuardadoSchema,
  errors: conformidadErrors,
  ratePerMinute: 120,
});
