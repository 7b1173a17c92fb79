import { ApiError } from '@marco/web-kit/api-client';
import type { SignInEnvironment } from '../ingreso/environment.ts';
import { refreshIdentity } from '../ingreso/refresh-identity.ts';
import type { ExternalIdentity } from '../oidc/authenticator-session.ts';

/** Refusals that a new token of the same person mends: a long form outlives the nonce. */
const RENEWABLE = new Set(['TOKEN_VENCIDO', 'NONCE_DESCONOCIDO', 'TOKEN_YA_USADO']);

/**
 * Sends something with the authenticator's token. A token that is too old is renewed once in a hidden frame, so
 * that nobody types a form again.
 *
 * @throws ApiError
 */
export async function sendWithIdentity<Answer>(
  environment: SignInEnvironment,
  identity: ExternalIdentity,
  send: (identity: ExternalIdentity) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(identity);
  } catch (error) {
    if (!(error instanceof ApiError) || !RENEWABLE.has(error.code)) throw error;
    const renewed = await refreshIdentity(environment).catch(() => null);
    if (renewed?.subject !== identity.subject) throw error;
    return send(renewed);
  }
}
