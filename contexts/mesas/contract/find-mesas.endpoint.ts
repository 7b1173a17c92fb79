import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { MAXIMO_TEXTO_BUSQUEDA } from './terms.ts';

/** A top-five finder (AREA-14): a mesa is public, open or closed, and so is its name. */
export const findMesasEndpoint = defineEndpoint({
  operation: 'findMesas',
  context: 'mesas',
  summary: 'Hasta cinco mesas cuyo nombre contiene el texto, desde tres caracteres.',
  method: 'GET',
  path: '/mesaInteroperabilidad/finderTopFive',
  exposure: { public: true, private: sessionAccess },
  request: {
    query: z.object({
      keyword: z
        .string()
        .trim()
        .max(MAXIMO_TEXTO_BUSQUEDA, { error: `Escriba máximo ${MAXIMO_TEXTO_BUSQUEDA} caracteres.` }),
    }),
  },
  response: z.array(z.object({ id: z.number().int(), nombre: z.string() })).max(5),
});
