import { ApiError } from '../api-client/index.ts';

/** Whether a load failed because there is no such record, or none the person may see. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
