import { describe, expect, it } from 'vitest';
import { Demoras } from './demoras.ts';

const never = () => new AbortController().signal;

describe('[AREA-15] answers that wait on purpose', () => {
  it('are as many as may wait at once; the next one is told so', async () => {
    const demoras = new Demoras(2);
    const gone = new AbortController();
    const waiting = [demoras.wait(60_000, gone.signal), demoras.wait(60_000, gone.signal)];
    expect(await demoras.wait(1, never())).toBe(false);
    expect(await demoras.wait(0, never())).toBe(true);
    gone.abort();
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect(await demoras.wait(1, never())).toBe(true);
  });
});
