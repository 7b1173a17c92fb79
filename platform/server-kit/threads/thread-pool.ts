import { Worker } from 'node:worker_threads';

/** A start may take longer than a task, on a machine that is busy. */
const START_MS = 20_000;

export interface ThreadPoolSettings {
  /**
   * The module a thread runs. It posts one message when it is ready, and for each task it is sent one `ThreadAnswer`.
   */
  readonly module: URL;
  /** Tasks at once: the rest of the product needs its processors too. */
  readonly threads: number;
  /** Memory of a thread's own objects. */
  readonly memoryMb: number;
  /** How long a task may take. */
  readonly limitMs: number;
  /** Tasks that may wait for their turn. */
  readonly waiting: number;
}

/** What a thread posts for a task. */
export interface ThreadAnswer<Result> {
  readonly result: Result;
  /** The thread is not used again. */
  readonly spent: boolean;
}

/** Why a task has no result. */
export type ThreadFailure = 'busy' | 'time' | 'memory';

/** A task that was not attended (`busy`), or whose thread was ended for what it took. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
  readonly failure: ThreadFailure;

  constructor(failure: ThreadFailure) {
    super(`A task of a thread has no result: ${failure}.`);
    this.failure = failure;
  }
}

export interface TaskOptions {
  /** Whether it takes its place in the line however long that is. */
  readonly waits?: boolean;
  /** Another time than the usual one. */
  readonly limitMs?: number;
}

export interface ThreadPool<Task, Result> {
  /**
   * Runs a task in a thread of its own, which is ended when it takes too long or too much memory. What runs there knows
   * no setting of the process.
   *
   * @throws ThreadError
   */
  run(task: Task, options?: TaskOptions): Promise<Result>;
}

interface Waiting<Task, Result> {
  readonly task: Task;
  readonly limitMs: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Threads start with the first task and are kept for the next ones. */
export function createThreadPool<Task, Result>({
  module,
  threads,
  memoryMb,
  limitMs: usualMs,
  waiting,
}: ThreadPoolSettings): ThreadPool<Task, Result> {
  const line: Waiting<Task, Result>[] = [];
  const free: Worker[] = [];
  let busy = 0;

  function advance(): void {
    while (busy < threads) {
      const next = line.shift();
      if (!next) return;
      busy += 1;
      void attend(next).finally(() => {
        busy -= 1;
        advance();
      });
    }
  }

  async function attend({ task, limitMs, resolve, reject }: Waiting<Task, Result>): Promise<void> {
    let thread: Worker | undefined;
    try {
      thread = free.pop() ?? (await startThread(module, memoryMb));
      const { result, spent } = await ask<ThreadAnswer<Result>>(thread, limitMs, task);
      if (spent) await thread.terminate();
      else {
        thread.unref();
        free.push(thread);
      }
      resolve(result);
    } catch (error) {
      await thread?.terminate();
      reject(error);
    }
  }

  return {
    run: (task, { waits = false, limitMs = usualMs } = {}) => {
      if (!waits && line.length >= waiting) return Promise.reject(new ThreadError('busy'));
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      line.push({ task, limitMs, resolve, reject });
      advance();
      return promise;
    },
  };
}

async function startThread(module: URL, memoryMb: number): Promise<Worker> {
  const thread = new Worker(module, { env: {}, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  await ask(thread, START_MS);
  return thread;
}

/** The next message of a thread, told a task before where there is one. */
async function ask<Answer>(thread: Worker, limitMs: number, task?: unknown): Promise<Answer> {
  thread.ref();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const fail = (error: NodeJS.ErrnoException) => reject(isMemory(error) ? new ThreadError('memory') : error);
  const end = () => reject(new Error('A thread ended without its answer.'));
  const limit = setTimeout(() => reject(new ThreadError('time')), limitMs);
  thread.on('message', resolve).on('error', fail).on('exit', end);
  if (task !== undefined) thread.postMessage(task);
  try {
    return await promise;
  } finally {
    clearTimeout(limit);
    thread.off('message', resolve).off('error', fail).off('exit', end);
  }
}

/** A full heap, a stack too deep, or the memory of a WebAssembly module that is limited. */
function isMemory({ code, name }: NodeJS.ErrnoException): boolean {
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || name === 'RangeError';
}
