/** PostgreSQL type identifiers whose default JavaScript form differs between the two drivers. */
const OID = { int8: 20, date: 1082, numeric: 1700 } as const;

/**
 * One reading of values for both engines: bigint (and so count) as number, date as `YYYY-MM-DD`
 * text (a calendar day has no time zone), numeric as number. Keys are PostgreSQL type identifiers.
 */
export const typeParsers: Readonly<Record<number, (value: string) => unknown>> = {
  [OID.int8]: Number,
  [OID.date]: (value) => value,
  [OID.numeric]: Number,
};
