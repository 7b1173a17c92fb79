import type { ForeignRecords } from './foreign-records.ts';

/** A request aimed at a record of another entity or of another person. */
export interface Probe {
  readonly url?: (records: ForeignRecords) => string;
  readonly payload?: (records: ForeignRecords) => object;
  /**
   * What the answer of a list or of a service that answers 200 by specification must tell: nothing; a text where the
   * answer is a file. Absent, the answer is 403 or 404.
   */
  readonly nothing?: object | string;
}
