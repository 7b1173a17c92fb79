import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { auditoriaErrors } from './auditoria.errors.ts';
import { eventoSchema } from './evento.schema.ts';
import { RECURSO_AUDITORIA } from './terms.ts';

/** An event is numbered by a bigint; this is as far as a JSON number is exact. */
const idEvento = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, { error: 'Debe ser un número entero mayor que cero.' })
  .transform(Number);

export const getEventoEndpoint = defineEndpoint({
  operation: 'getEvento',
  context: 'auditoria',
  summary: 'Un evento de auditoría con lo que cambió y el sello que lo protege.',
  method: 'GET',
  path: '/servicioauditoria/eventos/{id}',
  exposure: { private: permissionAccess(RECURSO_AUDITORIA, 'consultar') },
  request: { params: z.object({ id: idEvento }) },
  response: eventoSchema,
  errors: auditoriaErrors,
});
