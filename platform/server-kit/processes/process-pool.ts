import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import type { Caller } from './caller.ts';
import { FairLine } from './fair-line.ts';
import type { ProcessAnswer, ProcessMessage } from './serve-tasks.ts';

/** A start may take longer than a task, on a machine that is busy. */
const START_MS = 20_000;
/** Each process holds the code of its tasks in memory: that of a pool nobody uses is given back. */
const IDLE_MS = 60_000;
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
  /** How long a process waits for its next task before it is ended. */
  readonly idleMs?: number;
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

export interface TaskOptions<Progress = never> {
  /** Whether it is added to the queue even if the queue is full. */
  readonly waits?: boolean;
  /** Another time than the usual one. */
  readonly limitMs?: number;
  /** Called with what the task tells while it runs, in its order. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export interface ProcessPool<Task, Result, Progress = never> {
  /**
   * Runs a task in a process of its own, which is ended when it takes too long or too much memory. The process does
   * not get the settings of the product. `FairLine` decides which task is next.
   *
   * @throws ProcessError
   */
  run(task: Task, caller: Caller, options?: TaskOptions<Progress>): Promise<Result>;
}

interface Waiting<Task, Result, Progress> {
  readonly task: Task;
  readonly limitMs: number;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** A process that waits for its next task, and what ends it if none comes. */
interface Idle {
  readonly process: ChildProcess;
  readonly end: NodeJS.Timeout;
}

/**
 * Processes start with the first task and are kept for the next ones, as long as these come.
 *
 * A thread would start faster, but one that fills its memory with a single large object ends the whole process, and
 * what strangers make run may do that.
 */
export function createProcessPool<Task, Result, Progress = never>({
  module,
  processes,
  memoryMb,
  limitMs: usualMs,
  waiting,
  waitingOfOne,
  idleMs = IDLE_MS,
}: ProcessPoolSettings): ProcessPool<Task, Result, Progress> {
  const line = new FairLine<Waiting<Task, Result, Progress>>({ places: processes, waiting, waitingOfOne });
  const free: Idle[] = [];

  function advance(): void {
    for (let next = line.advance(); next; next = line.advance()) {
      const { item, leave } = next;
      void attend(item).finally(() => {
        leave();
        advance();
      });
    }
  }

  async function attend({
    task,
    limitMs,
    onProgress,
    resolve,
    reject,
  }: Waiting<Task, Result, Progress>): Promise<void> {
    let process: ChildProcess | undefined;
    try {
      process = findAlive(free) ?? (await startProcess(module, memoryMb));
      const answer = await ask<Result, Progress>(process, limitMs, task, onProgress);
      if ('failure' in answer)
        throw answer.failure === 'memory' ? new ProcessError('memory') : new Error(answer.message);
      if (answer.spent) await endProcess(process);
      else keep(process);
      resolve(answer.result);
    } catch (error) {
      if (process) await endProcess(process);
      reject(error);
    }
  }

  function keep(process: ChildProcess): void {
    const idle: Idle = {
      process: release(process),
      end: setTimeout(() => {
        free.splice(free.indexOf(idle), 1);
        void endProcess(process);
      }, idleMs).unref(),
    };
    free.push(idle);
  }

  return {
    run: (task, caller, { waits = false, limitMs = usualMs, onProgress } = {}) => {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const asked = { task, limitMs, onProgress, resolve, reject };
      if (!line.enter(caller, asked, waits)) reject(new ProcessError('busy'));
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
function findAlive(free: Idle[]): ChildProcess | undefined {
  for (let idle = free.pop(); idle; idle = free.pop()) {
    clearTimeout(idle.end);
    if (idle.process.connected) return idle.process;
  }
  return undefined;
}

/** The next answer of a process; sends it a task before, if there is one, and passes on what that tells. */
async function ask<Result, Progress>(
  process: ChildProcess,
  limitMs: number,
  task?: unknown,
  onProgress?: (progress: Progress) => void,
): Promise<ProcessAnswer<Result>> {
  process.ref();
  process.channel?.ref();
  const { promise, resolve, reject } = Promise.withResolvers<ProcessAnswer<Result>>();
  const end = (code: number | null, signal: NodeJS.Signals | null) =>
    reject(isAborted(code, signal) ? new ProcessError('memory') : new Error(GONE));
  const limit = setTimeout(() => reject(new ProcessError('time')), limitMs);
  const take = (message: ProcessMessage<Result, Progress>) =>
    'progress' in message ? onProgress?.(message.progress) : resolve(message);
  process.on('message', take).on('error', reject).on('exit', end);
  if (task !== undefined) process.send(task as object);
  try {
    return await promise;
  } finally {
    clearTimeout(limit);
    process.off('message', take).off('error', reject).off('exit', end);
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
