import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { mesasErrors } from './mesas.errors.ts';
import { RECURSO_MESAS } from './terms.ts';

/** Who follows a mesa is told of each held meeting and sealed acta, and of its closing. */
export const updateSeguimientoMesaEndpoint = defineEndpoint({
  operation: 'updateSeguimientoMesa',
  context: 'mesas',
  summary:
    'Sigue una mesa, o deja de seguirla: quien la sigue recibe el aviso de cada reunión realizada, de cada acta sellada y de su cierre.',
  method: 'PUT',
  path: '/mesaInteroperabilidad/espacio/{idMesa}/seguimiento',
  exposure: { private: permissionAccess(RECURSO_MESAS, 'consultar') },
  request: {
    params: z.object({ idMesa: integerIdParam('mesa') }),
    body: z.object({ seguida: z.boolean() }),
  },
  response: z.object({ seguida: z.boolean() }),
  errors: { MESA_NO_ENCONTRADA: mesasErrors.MESA_NO_ENCONTRADA },
});
