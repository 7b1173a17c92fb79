import { ApiError } from '@marco/web-kit/api-client';

/** Whether a load failed because nobody was given the identifier. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
