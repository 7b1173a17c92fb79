import { createProcessPool } from './process-pool.ts';
import type { TestTask } from './testing-process.ts';

/** Stands for the product in the test that ends it: it tells which process its task without end runs in. */
const pool = createProcessPool<TestTask, number>({
  module: new URL('./testing-process.ts', import.meta.url),
  processes: 1,
  memoryMb: 64,
  limitMs: 600_000,
  waiting: 5,
  waitingOfOne: 5,
});
const self = { key: 'persona 1', hasSession: true };
const pid = await pool.run({ kind: 'pid' }, self);
void pool.run({ kind: 'endless' }, self);
process.stdout.write(String(pid));
