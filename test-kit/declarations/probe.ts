/** A request aimed at a record of another entity or of another person. */
export interface Probe<Records extends object = object> {
  /** The address, where it names a record. */
  readonly url?: (records: Records) => string;
  readonly payload?: (records: Records) => object;
  /**
   * What the answer of a list or of a service that answers 200 by specification must tell: nothing; a text where the
   * answer is a file. Absent, the answer is 403 or 404.
   */
  readonly nothing?: object | string;
}

/** Probes by the operation they call. */
export type Probes<Records extends object = object> = Readonly<Record<string, Probe<Records>>>;
