import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { typeParsers } from '../type-parsers.ts';
import type { DatabaseFailure, WorkerAnswer, WorkerRequest, WorkerSettings } from './messages.ts';

/**
 * Pages the database keeps in its own memory, of which it never gives any back. One connection reads them, and the
 * system keeps the files: the 128 MB of a server would add 140 MB to the process and no speed.
 */
const SHARED_BUFFERS = '16MB';

/**
 * Bytes that are given as they lie. A Blob of them is two more copies of a whole database, and the engine makes its own of
 * each file in them.
 */
class WholeBlob extends Blob {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    super();
    this.#bytes = bytes;
  }

  /** The engine reads them alone, from a buffer that threads share as from any other. */
  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    const isWhole = byteOffset === 0 && byteLength === buffer.byteLength;
    return (isWhole ? buffer : this.#bytes.slice().buffer) as ArrayBuffer;
  }
}

/**
 * The embedded database blocks its thread while a statement runs, so it has a thread of its own:
 * a search of a second must not stop the server for a second.
 */
const settings = workerData as WorkerSettings;
const database = PGlite.create({
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  ...(settings.dataDir === undefined ? {} : { dataDir: settings.dataDir }),
  ...(settings.dump === undefined ? {} : { loadDataDir: new WholeBlob(settings.dump) }),
  ...(settings.program === undefined ? {} : { pgliteWasmModule: settings.program }),
  extensions: { pg_trgm, unaccent },
  parsers: typeParsers,
});

async function run(request: WorkerRequest): Promise<unknown> {
  const pglite = await database;
  switch (request.method) {
    case 'query': {
      const { rows, affectedRows } = await pglite.query(request.sql, [...request.parameters]);
      return { rows, affectedRows };
    }
    case 'exec':
      await pglite.exec(request.sql);
      return null;
    case 'dump':
      return new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await pglite.close();
      return null;
  }
}

function describeFailure(error: unknown): DatabaseFailure {
  const { message, code, detail, constraint, table, column } = error as DatabaseFailure;
  return { message: message ?? String(error), code, detail, constraint, table, column };
}

parentPort?.on('message', (request: WorkerRequest) => {
  run(request).then(
    (value) => parentPort?.postMessage({ id: request.id, ok: true, value } satisfies WorkerAnswer),
    (error: unknown) =>
      parentPort?.postMessage({
        id: request.id,
        ok: false,
        failure: describeFailure(error),
      } satisfies WorkerAnswer),
  );
});
