import { commonErrors } from '@marco/contract-kit';
import { AppError, refuseCommon } from './app-error.ts';
import type { CallContext } from './bound-endpoint.ts';

const ENTITY_TAG = /^(?:W\/)?"?(\d{1,9})"?$/;

/**
 * The version in a header `If-Match`, such as `"3"`; null when absent or `*`.
 *
 * @throws SOLICITUD_INVALIDA when it is no version of ours
 */
export function readIfMatch(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null;
  const version = ENTITY_TAG.exec(header)?.[1];
  if (version === undefined) {
    throw refuseCommon('SOLICITUD_INVALIDA', [
      { campo: 'If-Match', mensaje: 'Envíe la versión del registro que está editando, por ejemplo "3".' },
    ]);
  }
  return Number(version);
}

/**
 * Whether somebody changed a record since the caller read it.
 *
 * @param version of the record as it is; null of one that is still to be made, which nobody changed
 */
export function isOutdated({ ifMatch }: Pick<CallContext, 'ifMatch'>, version: number | null): boolean {
  return ifMatch !== null && version !== null && ifMatch !== version;
}

/** @param actual the record as it is now, in the shape the caller knows, so that both versions can be shown */
export function refuseOutdated(actual: unknown): AppError {
  return new AppError('VERSION_DISTINTA', commonErrors.VERSION_DISTINTA, [], actual);
}

/**
 * Refuses a change of a record that somebody else changed since the caller read it; call it with the row locked.
 *
 * @param actual the record as it is now, in the shape the caller knows, so that both versions can be shown
 * @throws VERSION_DISTINTA (412)
 */
export function requireVersion(
  context: Pick<CallContext, 'ifMatch'>,
  version: number,
  actual: unknown,
): void {
  if (isOutdated(context, version)) throw refuseOutdated(actual);
}
