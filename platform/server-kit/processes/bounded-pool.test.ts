import { expect, it } from 'vitest';
import { BoundedPool } from './bounded-pool.ts';
import type { Caller } from './caller.ts';
import type { TestTask } from './testing-process.ts';

const ANA: Caller = { key: 'persona 1', hasSession: true };
const STRANGER: Caller = { key: 'red 203.0.113.7', hasSession: false };

const open = ({ limitMs = 20_000, strangerLimitMs = 20_000 } = {}) =>
  new BoundedPool<TestTask, unknown>({
    module: new URL('./testing-process.ts', import.meta.url),
    processes: 1,
    memoryMb: 64,
    limitMs,
    strangerLimitMs,
    waiting: 1,
    waitingOfOne: 1,
    refuseBusy: () => new Error('Busy.'),
  });
const tellEnd = (failure: string) => `ended by ${failure}`;

it('a task that takes too much has the result that says so, and the next one its own', {
  timeout: 60_000,
}, async () => {
  const pool = open({ strangerLimitMs: 50 });
  expect(await pool.run({ kind: 'endless' }, STRANGER, tellEnd)).toBe('ended by time');
  expect(await pool.run({ kind: 'hungry' }, ANA, tellEnd)).toBe('ended by memory');
  expect(await pool.run({ kind: 'echo', value: 'hola' }, ANA, tellEnd)).toBe('hola');
});

it('a caller with a session has its own time', { timeout: 60_000 }, async () => {
  const pool = open({ limitMs: 50 });
  expect(await pool.run({ kind: 'endless' }, ANA, tellEnd)).toBe('ended by time');
});

it('a refusal in place of a result is thrown; what is broken is not explained', {
  timeout: 60_000,
}, async () => {
  const refused = open({ limitMs: 50 }).run({ kind: 'endless' }, ANA, () => {
    throw new Error('Refused.');
  });
  await expect(refused).rejects.toThrow('Refused.');
  await expect(open().run({ kind: 'broken' }, ANA, tellEnd)).rejects.toThrow('broken');
});

it('more than may wait are refused, except one that waits however long it takes', {
  timeout: 60_000,
}, async () => {
  const pool = open();
  const [attended, waiting] = [1, 2].map((value) => pool.run({ kind: 'echo', value }, ANA, tellEnd));
  await expect(pool.run({ kind: 'echo', value: 3 }, ANA, tellEnd)).rejects.toThrow('Busy.');
  const patient = pool.run({ kind: 'echo', value: 4 }, ANA, tellEnd, { waits: true });
  expect(await Promise.all([attended, waiting, patient])).toEqual([1, 2, 4]);
});
