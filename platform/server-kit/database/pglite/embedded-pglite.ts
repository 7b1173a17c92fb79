import type { PGlite, PGliteQueryResults, PGliteTransaction } from 'kysely';
import type { WorkerSettings } from './messages.ts';
import { WorkerChannel } from './worker-channel.ts';

/**
 * What Kysely's PGlite dialect needs, answered by the database's own thread. PGlite ships a worker
 * of its own, but for browsers only.
 *
 * There is one connection: a transaction holds it until it ends, other statements wait their turn.
 */
export class EmbeddedPglite implements PGlite {
  closed = false;
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  readonly #channel: WorkerChannel;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(settings: WorkerSettings, onCrash?: (error: Error) => void) {
    this.#channel = new WorkerChannel(settings, (error) => {
      if (!this.closed) onCrash?.(error);
    });
  }

  async query<T>(sql: string, parameters: unknown[] = []): Promise<PGliteQueryResults<T>> {
    return this.#inTurn(() => this.#send<T>(sql, parameters));
  }

  async exec(sql: string): Promise<void> {
    await this.#inTurn(async () => {
      try {
        await this.#channel.call({ method: 'exec', sql });
      } catch (error) {
        await this.#channel.call({ method: 'exec', sql: 'rollback' });
        throw error;
      }
    });
  }

  async transaction<T>(body: (transaction: PGliteTransaction) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      await this.#channel.call({ method: 'exec', sql: 'begin' });
      const rollback = async () => {
        await this.#channel.call({ method: 'exec', sql: 'rollback' });
      };
      try {
        const result = await body({ query: (sql, parameters = []) => this.#send(sql, parameters), rollback });
        await this.#channel.call({ method: 'exec', sql: 'commit' });
        return result;
      } catch (error) {
        await rollback();
        throw error;
      }
    });
  }

  /** The whole database as bytes a new one can start from. */
  async dump(): Promise<Uint8Array> {
    return (await this.#inTurn(() => this.#channel.call({ method: 'dump' }))) as Uint8Array;
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.#inTurn(() => this.#channel.call({ method: 'close' }));
    await this.#channel.terminate();
  }

  async #send<T>(sql: string, parameters: unknown[]): Promise<PGliteQueryResults<T>> {
    const { rows, affectedRows } = await this.#channel.query(sql, parameters);
    return { rows: rows as T[], fields: [], ...(affectedRows === undefined ? {} : { affectedRows }) };
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work, work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}
