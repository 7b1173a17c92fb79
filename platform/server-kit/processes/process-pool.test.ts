import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isAlive } from '@marco/test-kit/is-alive';
import { describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { createProcessPool, type ProcessPoolSettings } from './process-pool.ts';
import type { TestTask } from './testing-process.ts';

const ANA: Caller = { key: 'persona 1', hasSession: true };

const open = (settings: Partial<ProcessPoolSettings> = {}) =>
  createProcessPool<TestTask, unknown, unknown>({
    module: new URL('./testing-process.ts', import.meta.url),
    processes: 1,
    memoryMb: 64,
    limitMs: 50_000,
    waiting: 5,
    waitingOfOne: 5,
    ...settings,
  });

describe('a pool of processes', { timeout: 60_000 }, () => {
  it('keeps a process for the next task until one says it is spent', async () => {
    const pool = open();
    expect(await pool.run({ kind: 'echo', value: 'hola' }, ANA)).toBe('hola');
    expect(await pool.run({ kind: 'count' }, ANA)).toBe(2);
    expect(await pool.run({ kind: 'spent' }, ANA)).toBe(3);
    expect(await pool.run({ kind: 'count' }, ANA)).toBe(1);
  });

  it('ends a process nobody needs for a while, and starts another one for the next task', async () => {
    const pool = open({ idleMs: 50 });
    const pid = Number(await pool.run({ kind: 'pid' }, ANA));
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await pool.run({ kind: 'count' }, ANA)).toBe(1);
  });

  it('tells who asked for it what a task tells while it runs, before its result', async () => {
    const pool = open();
    const told: unknown[] = [];
    const steps = (onProgress?: (step: unknown) => void) =>
      pool.run({ kind: 'steps', steps: [1, 2, 3] }, ANA, { onProgress });
    told.push(await steps((step) => told.push(step)));
    expect(told).toEqual([1, 2, 3, 3]);
    // Nobody has to listen, and the next task is told nothing of this one.
    expect(await steps()).toBe(3);
    const onProgress = (step: unknown) => told.push(step);
    expect(await pool.run({ kind: 'echo', value: 'hola' }, ANA, { onProgress })).toBe('hola');
    expect(told).toHaveLength(4);
  });

  it('tells nothing of the product but where its compiled modules are kept', async () => {
    const names = (await open().run({ kind: 'environment' }, ANA)) as string[];
    expect(names.filter((name) => name !== 'NODE_COMPILE_CACHE')).toEqual([]);
  });

  it.each([
    ['endless', 'time'],
    ['hungry', 'memory'],
    ['huge', 'memory'],
  ] as const)('ends what is %s, and attends the next', async (kind, failure) => {
    const pool = open();
    const limitMs = kind === 'endless' ? 50 : 50_000;
    const first = pool.run({ kind }, ANA, { limitMs });
    const second = pool.run({ kind: 'count' }, ANA);
    await expect(first).rejects.toMatchObject({ name: 'ProcessError', failure });
    expect(await second).toBe(1);
  });

  it.each([
    ['broken', 'broken'],
    ['gone', 'A process ended without its answer.'],
  ] as const)('tells what is %s, and attends the next', async (kind, message) => {
    const pool = open();
    await expect(pool.run({ kind }, ANA)).rejects.toThrow(message);
    expect(await pool.run({ kind: 'count' }, ANA)).toBe(1);
  });

  it('lets wait as many as it says, and whoever waits however long it is', async () => {
    const pool = open({ waiting: 1 });
    const attended = pool.run({ kind: 'echo', value: 1 }, ANA);
    const first = pool.run({ kind: 'echo', value: 2 }, ANA);
    await expect(pool.run({ kind: 'echo', value: 3 }, ANA)).rejects.toMatchObject({ failure: 'busy' });
    const patient = pool.run({ kind: 'echo', value: 4 }, ANA, { waits: true });
    expect(await Promise.all([attended, first, patient])).toEqual([1, 2, 4]);
  });

  it('tells each task that its process cannot start, and keeps none waiting', async () => {
    const pool = open({ module: new URL('./no-existe.ts', import.meta.url) });
    const task = { kind: 'count' } as const;
    const ends = await Promise.allSettled([pool.run(task, ANA), pool.run(task, ANA)]);
    expect(ends).toMatchObject(
      Array(2).fill({ status: 'rejected', reason: { message: 'A process ended without its answer.' } }),
    );
  });

  it('is not outlived by a task without end', async () => {
    const product = spawn(process.execPath, [new URL('./testing-product.ts', import.meta.url).pathname]);
    const [output] = (await once(product.stdout, 'data')) as [Buffer];
    const pid = Number(output.toString());
    expect(isAlive(pid)).toBe(true);
    product.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});
