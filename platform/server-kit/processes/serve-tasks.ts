import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What the work of a task comes to. */
export interface TaskAnswer<Result> {
  readonly result: Result;
  /** The process is not used again. */
  readonly spent: boolean;
}

/** What a process sends for a task. */
export type ProcessAnswer<Result> =
  | TaskAnswer<Result>
  | { readonly failure: 'memory' | 'broken'; readonly message: string };

/** All it sends: its answer, and before it what the task tells while it runs. */
export type ProcessMessage<Result, Progress> = ProcessAnswer<Result> | { readonly progress: Progress };

/** Does a task; what it tells meanwhile reaches who asked for it. */
type TaskWork<Task, Result, Progress> = (
  task: Task,
  tell: (progress: Progress) => void,
) => TaskAnswer<Result> | Promise<TaskAnswer<Result>>;

/** Ends this process if the product, which was its parent at the start, no longer exists. */
const WATCH = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 1000);`;

/** Does the tasks a `ProcessPool` sends to this process, one after the other. */
export function serveTasks<Task, Result, Progress = never>(work: TaskWork<Task, Result, Progress>): void {
  // The product has a higher priority than the tasks it asks for.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  new Worker(WATCH, { eval: true }).unref();
  process.on('message', async (task: Task) => process.send?.(await answer(task, work)));
  process.send?.({ result: undefined, spent: false } satisfies ProcessAnswer<undefined>);
  // The product ends this process by a signal, which would keep nothing of what was compiled.
  flushCompileCache();
}

async function answer<Task, Result, Progress>(
  task: Task,
  work: TaskWork<Task, Result, Progress>,
): Promise<ProcessAnswer<Result>> {
  try {
    return await work(task, (progress) => void process.send?.({ progress }));
  } catch (error) {
    // A stack too deep, or the memory of a WebAssembly module that is limited.
    const failure = error instanceof RangeError ? 'memory' : 'broken';
    return { failure, message: error instanceof Error ? error.message : String(error) };
  }
}
