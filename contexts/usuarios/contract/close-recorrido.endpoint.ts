import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';

/** The person needs the first tour no more; calling it again changes nothing. */
export const closeRecorridoEndpoint = defineEndpoint({
  operation: 'closeRecorrido',
  context: 'usuarios',
  summary: 'No se le vuelve a ofrecer el recorrido inicial.',
  method: 'PUT',
  path: '/perfil/recorrido',
  exposure: { private: sessionAccess },
  request: {},
  response: z.object({
    /** When the person said so first. */
    vistoEn: z.iso.datetime(),
  }),
});
