import { expect } from 'vitest';
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

/** A refusal, or an answer that tells nothing of the record. */
export function expectNothing(
  { statusCode, body }: { readonly statusCode: number; readonly body: string },
  nothing: Probe['nothing'],
  what = '',
): void {
  if (nothing === undefined || statusCode !== 200) expect([403, 404], what).toContain(statusCode);
  else if (typeof nothing === 'string') expect(body, what).toBe(nothing);
  else expect(JSON.parse(body), what).toMatchObject(nothing);
}
