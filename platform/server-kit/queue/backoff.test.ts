import { describe, expect, it } from 'vitest';
import { computePauseSeconds, LEASE_SECONDS, MAX_ATTEMPTS } from './backoff.ts';

describe('pauses between attempts', () => {
  it('double from half a minute and never exceed two hours', () => {
    const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => computePauseSeconds(index + 1));
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7200, 7200, 7200]);
  });

  it('are counted from a claim that outlives any send', () => {
    expect(LEASE_SECONDS).toBeGreaterThan(20 * 6);
  });
});
