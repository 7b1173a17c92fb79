import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  closeExternalToken,
  closeNonce,
  isExternalTokenUsed,
  isNonceOpen,
  refuse,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { accesoErrors } from '../../contract/index.ts';
import { NONCE_COOKIE } from '../../contract/terms.ts';
import { isNonceOfBrowser } from './nonce-cookie.ts';
import { type ExternalIdentity, type TrustedIssuer, verifyExternalToken } from './verify-external-token.ts';

/**
 * The identity of a token that this browser asked for and that was not used yet (LOGIN-12, LOGIN-17). A token whose
 * identity was deleted (ADR 0039) is refused; only its bearer reads the reason. This function does not use the token
 * up: `closeToken` does, in the transaction of what it is used for.
 *
 * @throws AppError with the code that says what is wrong
 */
export async function verifyOpenIdentity(
  database: Kysely<DatabaseSchema>,
  trusted: TrustedIssuer,
  token: string,
  context: CallContext,
): Promise<ExternalIdentity> {
  const identity = await verifyExternalToken(token, trusted);
  if (await isExternalTokenUsed(database, token)) throw refuse(accesoErrors, 'TOKEN_YA_USADO');
  const askedHere = isNonceOfBrowser(context.cookies[NONCE_COOKIE], identity.nonce);
  if (!askedHere || !(await isNonceOpen(database, identity.nonce)))
    throw refuse(accesoErrors, 'NONCE_DESCONOCIDO');
  if (trusted.hasIdentity && !(await trusted.hasIdentity(identity.subject)))
    throw refuse(accesoErrors, 'IDENTIDAD_RETIRADA');
  return identity;
}

/** A token is valid once, also if two requests bring it at the same time (LOGIN-17). */
export async function closeToken(
  transaction: Transaction<DatabaseSchema>,
  token: string,
  { nonce, expiresAt }: ExternalIdentity,
): Promise<void> {
  const first = await closeExternalToken(transaction, token, expiresAt);
  if (!first || !(await closeNonce(transaction, nonce))) throw refuse(accesoErrors, 'TOKEN_YA_USADO');
}
