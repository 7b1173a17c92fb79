import { defineEndpoint, externalIdentityAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { accesoErrors } from './acceso.errors.ts';
import { registroSchema } from './register-usuario.endpoint.ts';

/** Longest key a caller may send; a real one is shorter. */
const LONGEST_KEY = 100;

export const aceptacionInvitacionSchema = registroSchema
  .pick({ cargo: true, correoEletronico: true, autorizaTratamiento: true })
  .extend({ key: z.string().min(1, { error: 'La invitación es requerida' }).max(LONGEST_KEY) });
export type AceptacionInvitacion = z.output<typeof aceptacionInvitacionSchema>;

/**
 * Makes the person of the authenticator's token an administrator of the ministry, with the key an operator got by
 * `npm run admin:invite`.
 */
export const submitInvitacionEndpoint = defineEndpoint({
  operation: 'submitInvitacion',
  context: 'acceso',
  summary: 'Acepta una invitación de un solo uso para administrar el sistema.',
  method: 'POST',
  path: '/invitacion/aceptar',
  exposure: { private: externalIdentityAccess },
  request: { body: aceptacionInvitacionSchema },
  response: z.object({ entidad: z.object({ id: z.number().int(), nombre: z.string() }) }),
  errors: accesoErrors,
  idempotent: true,
  ratePerMinute: 60,
});
