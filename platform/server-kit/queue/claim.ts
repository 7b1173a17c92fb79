import { sql } from 'kysely';
import { computePauseSeconds, LEASE_SECONDS, MAX_ATTEMPTS } from './backoff.ts';

/** What a claim writes: one attempt more, and the row is the claimant's until the lease ends. */
export const CLAIM = {
  attempts: sql<number>`attempts + 1`,
  next_attempt_at: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`,
};

/**
 * What a failed attempt writes: the reason and when the next one is due, or that it was the last.
 *
 * @param isFinal whether another attempt would fail the same way
 */
export function describeFailure(attempts: number, reason: string, isFinal: boolean) {
  return {
    last_error: reason,
    next_attempt_at: sql<Date>`now() + make_interval(secs => ${computePauseSeconds(attempts)})`,
    ...(isFinal || attempts >= MAX_ATTEMPTS ? { abandoned_at: sql<Date>`now()` } : {}),
  };
}
