import type { Probe } from '@marco/test-kit/declarations';
import { expect } from 'vitest';

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
