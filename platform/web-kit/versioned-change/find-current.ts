import { ApiError } from '../api-client/index.ts';

/**
 * The present record of the server, if a change was refused because another person saved meanwhile (412).
 *
 * @returns null for any other failure
 */
export function findCurrent<Current extends object>(error: unknown): Current | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  return (error.actual as Current | undefined) ?? null;
}
