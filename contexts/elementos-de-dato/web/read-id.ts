import { ApiError } from '@marco/web-kit/api-client';

const MAXIMO_ID = 2_147_483_647;
const NOT_FOUND = 404;

/** The id in an address; null when nothing can have it. */
export function readId(text: string | null | undefined): number | null {
  const id = text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAXIMO_ID ? id : null;
}

/** Whether a load failed because the record does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === NOT_FOUND;
}
