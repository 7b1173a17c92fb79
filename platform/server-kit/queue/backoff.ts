import { sql } from 'kysely';

/** How long a claim of a row lasts; this is longer than any send or job may take. */
export const LEASE_SECONDS = 300;

/** Attempts before a row is given up: about eleven hours after the first. */
export const MAX_ATTEMPTS = 12;

const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 7200;

/** Seconds to wait after so many failed attempts: doubling from half a minute, at most two hours. */
export function computePauseSeconds(attempts: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
}

/** Now as the columns keep it: a row that is due at once must not be due half a millisecond later by rounding. */
export const PRESENT = sql<Date>`now()::timestamptz(3)`;
