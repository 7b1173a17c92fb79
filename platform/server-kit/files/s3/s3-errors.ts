import { FileStoreError } from '../file-store.ts';

/** Statuses of a store that is busy or broken for a moment. */
const TOO_MANY_REQUESTS = 429;
const FIRST_OF_SERVER = 500;

const nameOf = (error: unknown) => (error as { name?: string }).name;
const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Whether the store says that it has no such object; a bucket that is not there is another matter. */
export function isMissing(error: unknown): boolean {
  const name = nameOf(error);
  return name === 'NoSuchKey' || (name === 'NotFound' && statusOf(error) === 404);
}

/** What the store or the way to it refused; no status means that nothing came back. */
export function toStoreError(error: unknown): FileStoreError {
  if (error instanceof FileStoreError) return error;
  const status = statusOf(error);
  return new FileStoreError(
    error,
    status === undefined || status === TOO_MANY_REQUESTS || status >= FIRST_OF_SERVER,
  );
}
