import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { FORMATOS_DATOS } from './datos-propios.terms.ts';

/** Ley 1581 de 2012, article 8: each person may know the data about them, free of charge. */
export const downloadDatosPropiosEndpoint = defineEndpoint({
  operation: 'downloadDatosPropios',
  context: 'acceso',
  summary:
    'Todo lo que el sistema guarda de la propia persona, para leer (html) o para otro programa (json).',
  method: 'GET',
  path: '/cuenta/datos',
  exposure: { private: sessionAccess },
  request: {
    query: z.object({ formato: z.enum(FORMATOS_DATOS, { error: 'El formato debe ser json o html.' }) }),
  },
  response: z.string().describe('Los bytes del archivo'),
  ratePerMinute: 10,
});
