import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import type { Caller } from './caller.ts';
import { FairLine } from './fair-line.ts';
import type { ProcessAnswer } from './serve-tasks.ts';

/** A start may take longer than a task, on a machine that is busy. */
const START_MS = 20_000;
/** Code of a process that was aborted, where there are no signals. */
const ABORTED = 134;
const GONE = 'A process ended without its answer.';

export interface ProcessPoolSettings {
  /** The module a process runs; it calls `serveTasks`. */
  readonly module: URL;
  /** Tasks at once: the rest of the product needs its processors too. */
  readonly processes: number;
  /** Memory of the objects of a process. */
  readonly memoryMb: number;
  /** How long a task may take. */
  readonly limitMs: number;
  /** Tasks that may wait for their turn: of callers with a session, and as many of strangers. */
  readonly waiting: number;
  /** Tasks of one caller that may wait for their turn. */
  readonly waitingOfOne: number;
}

/** Why a task has no result. */
export type ProcessFailure = 'busy' | 'time' | 'memory';

/**
 * A task that was refused because the queue is full (`busy`), or whose process was ended because it took too much
 * time or memory.
 */
export class ProcessError extends Error {
  override readonly name = 'ProcessError';
  readonly failure: ProcessFailure;

  constructor(failure: ProcessFailure) {
    super(`A task has no result: ${failure}.`);
    this.failure = failure;
  }
}

export interface TaskOptions {
  /** Whether it is added to the queue even if the queue is full. */
  readonly waits?: boolean;
  /** Another time than the usual one. */
  readonly limitMs?: number;
}

export interface ProcessPool<Task, Result> {
  /**
   * Runs a task in a process of its own, which is ended when it takes too long or too much memory. The process does
   * not get the settings of the product. `FairLine` decides which task is next.
   *
   * @throws ProcessError
   */
  run(task: Task, caller: Caller, options?: TaskOptions): Promise<Result>;
}

interface Waiting<Task, Result> {
  readonly task: Task;
  readonly limitMs: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Processes start with the first task and are kept for the next ones.
 *
 * A thread would start faster, but one that fills its memory with a single large object ends the whole process, and
 * what strangers make run may do that.
 */
export function createProcessPool<Task, Result>({
  module,
  processes,
  memoryMb,
  limitMs: usualMs,
  waiting,
  waitingOfOne,
}: ProcessPoolSettings): ProcessPool<Task, Result> {
  const line = new FairLine<Waiting<Task, Result>>({ places: processes, waiting, waitingOfOne });
  const free: ChildProcess[] = [];

  function advance(): void {
    for (let next = line.advance(); next; next = line.advance()) {
      const { item, leave } = next;
      void attend(item).finally(() => {
        leave();
        advance();
      });
    }
  }

  async function attend({ task, limitMs, resolve, reject }: Waiting<Task, Result>): Promise<void> {
    let process: ChildProcess | undefined;
    try {
      process = findAlive(free) ?? (await startProcess(module, memoryMb));
      const answer = await ask<Result>(process, limitMs, task);
      if ('failure' in answer)
        throw answer.failure === 'memory' ? new ProcessError('memory') : new Error(answer.message);
      if (answer.spent) await endProcess(process);
      else free.push(release(process));
      resolve(answer.result);
    } catch (error) {
      if (process) await endProcess(process);
      reject(error);
    }
  }

  return {
    run: (task, caller, { waits = false, limitMs = usualMs } = {}) => {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      if (!line.enter(caller, { task, limitMs, resolve, reject }, waits)) reject(new ProcessError('busy'));
      advance();
      return promise;
    },
  };
}

/** Nothing of the product but where its compiled modules are kept, if anywhere: with them a process starts in half the time. */
function listEnvironment(): NodeJS.ProcessEnv {
  // Node answers the part that is of its own version.
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

async function startProcess(module: URL, memoryMb: number): Promise<ChildProcess> {
  const process = fork(module, {
    env: listEnvironment(),
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    await ask(process, START_MS);
    return process;
  } catch (error) {
    await endProcess(process);
    throw error;
  }
}

/** One that waits for its next task; somebody may have ended it meanwhile. */
function findAlive(free: ChildProcess[]): ChildProcess | undefined {
  for (let process = free.pop(); process; process = free.pop()) if (process.connected) return process;
  return undefined;
}

/** The next message of a process; sends it a task before, if there is one. */
async function ask<Result>(
  process: ChildProcess,
  limitMs: number,
  task?: unknown,
): Promise<ProcessAnswer<Result>> {
  process.ref();
  process.channel?.ref();
  const { promise, resolve, reject } = Promise.withResolvers<ProcessAnswer<Result>>();
  const end = (code: number | null, signal: NodeJS.Signals | null) =>
    reject(isAborted(code, signal) ? new ProcessError('memory') : new Error(GONE));
  const limit = setTimeout(() => reject(new ProcessError('time')), limitMs);
  process.on('message', resolve).on('error', reject).on('exit', end);
  if (task !== undefined) process.send(task as object);
  try {
    return await promise;
  } finally {
    clearTimeout(limit);
    process.off('message', resolve).off('error', reject).off('exit', end);
  }
}

/** From now on this process does not prevent the product from ending. */
function release(process: ChildProcess): ChildProcess {
  process.unref();
  process.channel?.unref();
  return process;
}

async function endProcess(process: ChildProcess): Promise<void> {
  // One that could not be started has no number, and no end to wait for.
  if (process.pid === undefined || process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill('SIGKILL');
  await ended;
}

/** How a full heap ends a process. */
function isAborted(code: number | null, signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGABRT' || code === ABORTED;
}
