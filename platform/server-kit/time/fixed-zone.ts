/** A time zone that keeps one offset all year. */
export interface FixedZone {
  /** Of the IANA database. */
  readonly name: string;
  /** East of UTC; west of it, below zero. */
  readonly offsetMinutes: number;
  /** The first moment of the offset, in the time of the zone: `1993-04-04T00:00:00`. */
  readonly since: string;
}

const MINUTE_MS = 60_000;

/** A moment whose UTC reads as the clock of the zone showed it: for files that know no zones. */
export function toWallClock(moment: Date, { offsetMinutes }: FixedZone): Date {
  return new Date(moment.getTime() + offsetMinutes * MINUTE_MS);
}
