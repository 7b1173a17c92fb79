/** What a day of the calendar may say; days are texts like '2026-05-05'. */
export interface DayRules {
  /** First day that can be chosen. */
  readonly min?: string | undefined;
  /** Last day that can be chosen. */
  readonly max?: string | undefined;
  /** Says why a day between them cannot be chosen ('La mesa no se reúne los domingos.'). */
  readonly findUnavailable?: ((day: string) => string | undefined) | undefined;
  /** Name of the holiday that falls on a day; it is marked, not refused. */
  readonly findHoliday?: ((day: string) => string | undefined) | undefined;
}
