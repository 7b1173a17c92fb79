import { Worker } from 'node:worker_threads';
import { keepMachineCode } from './keep-machine-code.ts';
import type { DatabaseFailure, QueryAnswer, WorkerAnswer, WorkerCall, WorkerSettings } from './messages.ts';

/** An error of the embedded database, with the fields a PostgreSQL driver gives. */
class EmbeddedDatabaseError extends Error {
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(failure: DatabaseFailure) {
    super(failure.message);
    this.name = 'EmbeddedDatabaseError';
    this.code = failure.code;
    this.detail = failure.detail;
    this.constraint = failure.constraint;
    this.table = failure.table;
    this.column = failure.column;
  }
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Sends calls to the database's thread and settles them by their number. */
export class WorkerChannel {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEnd: (error: Error) => void;
  #nextId = 1;
  #ended: Error | null = null;

  /** @param onEnd called once, when the thread has ended */
  constructor(settings: WorkerSettings, onEnd: (error: Error) => void) {
    this.#onEnd = onEnd;
    keepMachineCode();
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings });
    this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    this.#worker.on('error', (error: Error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('The embedded database has stopped.')));
  }

  async call(call: WorkerCall): Promise<unknown> {
    if (this.#ended) throw this.#ended;
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...call, id });
    });
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    return (await this.call({ method: 'query', sql, parameters })) as QueryAnswer;
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.ok) waiting?.resolve(answer.value);
    else waiting?.reject(new EmbeddedDatabaseError(answer.failure));
  }

  #end(error: Error): void {
    if (this.#ended) return;
    this.#ended = error;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    this.#onEnd(error);
  }
}
