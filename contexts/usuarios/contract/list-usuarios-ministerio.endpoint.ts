import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';

/** Specification §7 and MESA-13: only active ministry users can be main support consultant. */
export const listUsuariosMinisterioEndpoint = defineEndpoint({
  operation: 'listUsuariosMinisterio',
  context: 'usuarios',
  summary: 'Usuarios activos del ministerio, candidatos a consultor principal de apoyo.',
  method: 'GET',
  path: '/usuarios/mintic',
  exposure: { public: true, private: sessionAccess },
  request: {},
  response: z.array(z.object({ id: z.number().int(), nombre: z.string(), email: z.string() })),
});
