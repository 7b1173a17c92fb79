import { describe, expect, it } from 'vitest';
import type { TestTask } from './testing-thread.ts';
import { createThreadPool, type ThreadPoolSettings } from './thread-pool.ts';

const open = (settings: Partial<ThreadPoolSettings> = {}) =>
  createThreadPool<TestTask, unknown>({
    ...{ module: new URL('./testing-thread.ts', import.meta.url), threads: 1, memoryMb: 64 },
    ...{ limitMs: 20_000, waiting: 5, ...settings },
  });

describe('a pool of threads', { timeout: 60_000 }, () => {
  it('keeps a thread for the next task until one says it is spent', async () => {
    const pool = open();
    expect(await pool.run({ kind: 'echo', value: 'hola' })).toBe('hola');
    expect(await pool.run({ kind: 'count' })).toBe(2);
    expect(await pool.run({ kind: 'spent' })).toBe(3);
    expect(await pool.run({ kind: 'count' })).toBe(1);
  });

  it('tells nothing of the process', async () => {
    expect(await open().run({ kind: 'environment' })).toEqual([]);
  });

  it.each([
    ['endless', 'time'],
    ['hungry', 'memory'],
  ] as const)('ends what is %s, and attends the next', async (kind, failure) => {
    const pool = open();
    const limitMs = kind === 'endless' ? 50 : 20_000;
    const first = pool.run({ kind }, { limitMs });
    const second = pool.run({ kind: 'count' });
    await expect(first).rejects.toMatchObject({ name: 'ThreadError', failure });
    expect(await second).toBe(1);
  });

  it.each([
    ['broken', 'broken'],
    ['gone', 'A thread ended without its answer.'],
  ] as const)('tells what is %s, and attends the next', async (kind, message) => {
    const pool = open();
    await expect(pool.run({ kind })).rejects.toThrow(message);
    expect(await pool.run({ kind: 'count' })).toBe(1);
  });

  it('lets wait as many as it says, and whoever waits however long it is', async () => {
    const pool = open({ waiting: 1 });
    const attended = pool.run({ kind: 'echo', value: 1 });
    const first = pool.run({ kind: 'echo', value: 2 });
    await expect(pool.run({ kind: 'echo', value: 3 })).rejects.toMatchObject({ failure: 'busy' });
    const patient = pool.run({ kind: 'echo', value: 4 }, { waits: true });
    expect(await Promise.all([attended, first, patient])).toEqual([1, 2, 4]);
  });
});
