import { type ChildProcess, fork } from 'node:child_process';

/** The settings of a process, beside those of every test application. */
export interface ServedProduct {
  readonly databaseUrl: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly workers: boolean;
}

export type ProcessOrder =
  | { readonly id: number; readonly open: ServedProduct }
  | { readonly id: number; readonly close: number };

/** The answer to an order of the same id: the port of what was opened, nothing for what was closed. */
export interface ProcessReply {
  readonly id: number;
  readonly port?: number;
  readonly error?: string;
}

/**
 * A process of the product that serves one test application after the other, or several at once: it is loaded once. It
 * ends with the process that started it.
 */
export class ProductProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (reply: ProcessReply) => void>();
  #orders = 0;

  constructor() {
    this.#child = fork(new URL('./serve-process.ts', import.meta.url), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', (reply: ProcessReply) => this.#take(reply));
    this.#child.on('exit', (code, signal) => this.#end(`A process of the product ended: ${code ?? signal}.`));
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** @returns the port it answers on and how to end it */
  async open(product: ServedProduct): Promise<{ readonly port: number; close(): Promise<void> }> {
    const id = this.#nextId();
    const { port = 0 } = await this.#order({ id, open: product });
    return {
      port,
      close: async () => {
        await this.#order({ id: this.#nextId(), close: id });
      },
    };
  }

  #nextId(): number {
    this.#orders += 1;
    return this.#orders;
  }

  async #order(order: ProcessOrder): Promise<ProcessReply> {
    const { promise, resolve } = Promise.withResolvers<ProcessReply>();
    this.#waiting.set(order.id, resolve);
    this.#child.channel?.ref();
    this.#child.send(order);
    const reply = await promise;
    if (this.#waiting.size === 0) this.#child.channel?.unref();
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply;
  }

  #take(reply: ProcessReply): void {
    const resolve = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    resolve?.(reply);
  }

  #end(error: string): void {
    for (const id of [...this.#waiting.keys()]) this.#take({ id, error });
  }
}
