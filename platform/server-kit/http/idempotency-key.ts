import { createHash } from 'node:crypto';
import { hashToken } from '../session/opaque-token.ts';
import { refuseCommon } from './app-error.ts';

/** Names one creation of one caller, so that sending it again creates nothing again. */
export interface IdempotencyKey {
  /** Hash of operation, caller and the key the caller chose: nobody meets another's keys. */
  readonly id: string;
  /** Digest of what was asked, address and body: the same key with other data is refused. */
  readonly digest: string;
}

const KEY = /^[\w-]{8,100}$/;

/**
 * Reads the header `Idempotency-Key` of a call.
 *
 * @param caller what tells callers apart: the user of the session or the Bearer
 * @param request the parts of the request, those of its address too: a key is of one record
 * @throws SOLICITUD_INVALIDA when the key is not 8 to 100 letters, digits, hyphens or underscores
 */
export function readIdempotencyKey(
  header: string | string[] | undefined,
  operation: string,
  caller: string,
  request: Readonly<Record<string, unknown>>,
): IdempotencyKey | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw refuseCommon('SOLICITUD_INVALIDA', [
      {
        campo: 'Idempotency-Key',
        mensaje: 'La clave tiene de 8 a 100 letras, números, guiones o guiones bajos.',
      },
    ]);
  }
  return {
    id: hashToken(`${operation}\n${caller}\n${header}`),
    digest: createHash('sha256').update(JSON.stringify(request)).digest('hex'),
  };
}
