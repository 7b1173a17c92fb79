import type { Caller } from './caller.ts';
import {
  createProcessPool,
  ProcessError,
  type ProcessFailure,
  type ProcessPool,
  type ProcessPoolSettings,
  type TaskOptions,
} from './process-pool.ts';

interface BoundedPoolSettings extends ProcessPoolSettings {
  /** How long a task of a stranger may take; as long as any other where it is left out. */
  readonly strangerLimitMs?: number;
  /** What a caller is told when more tasks wait than can be attended. */
  readonly refuseBusy: () => Error;
}

/** A pool of processes whose limits somebody is told: by a refusal, or by a result that says so. */
export class BoundedPool<Task, Result, Progress = never> {
  readonly #pool: ProcessPool<Task, Result, Progress>;
  readonly #settings: BoundedPoolSettings;

  constructor(settings: BoundedPoolSettings) {
    this.#settings = settings;
    this.#pool = createProcessPool(settings);
  }

  /**
   * Runs a task in a process of its own.
   *
   * @param explainEnd the result of a task whose process was ended because it took too much; or it throws a refusal
   * @throws what `refuseBusy` gives
   */
  async run(
    task: Task,
    caller: Caller,
    explainEnd: (failure: Exclude<ProcessFailure, 'busy'>) => Result,
    options: Omit<TaskOptions<Progress>, 'limitMs'> = {},
  ): Promise<Result> {
    const { limitMs, strangerLimitMs = limitMs, refuseBusy } = this.#settings;
    try {
      return await this.#pool.run(task, caller, {
        ...options,
        limitMs: caller.hasSession ? limitMs : strangerLimitMs,
      });
    } catch (error) {
      if (!(error instanceof ProcessError)) throw error;
      if (error.failure === 'busy') throw refuseBusy();
      return explainEnd(error.failure);
    }
  }
}
