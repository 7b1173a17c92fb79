/** The time zone of the country: it keeps one offset all year, since 1993. */
export const ZONE = {
  /** Of the IANA database. */
  name: 'America/Bogota',
  /** As it ends a moment of ISO 8601. */
  offset: '-05:00',
  /** East of UTC; west of it, below zero. */
  offsetMinutes: -5 * 60,
  /** The first moment of the offset, in the time of the zone. */
  since: '1993-04-04T00:00:00',
} as const;

/** How the country writes numbers, dates and texts. */
export const LOCALE = 'es-CO';
