import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { MAXIMO_TEXTO_BUSQUEDA, RECURSO_USUARIOS } from './terms.ts';

/** A top-five finder (AREA-14): the people `searchUsuarios` shows the caller, by their name alone. */
export const findUsuariosEndpoint = defineEndpoint({
  operation: 'findUsuarios',
  context: 'usuarios',
  summary:
    'Hasta cinco usuarios que puede consultar quien llama y cuyo nombre contiene el texto, desde tres caracteres.',
  method: 'GET',
  path: '/usuarios/finderTopFive',
  exposure: { private: permissionAccess(RECURSO_USUARIOS, 'consultar') },
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
