import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import type { DatabaseHandle } from '../database-handle.ts';
import { lockDirectory } from './directory-lock.ts';
import { EmbeddedPglite } from './embedded-pglite.ts';

export interface PgliteSettings {
  /** Directory of the product's data; undefined keeps the database in memory. */
  readonly directory?: string;
  /** Dump a database that does not exist yet starts from. */
  readonly dump?: Uint8Array;
  /** `compilePglite()`, for a process that opens many databases; without it this one compiles its own. */
  readonly program?: WebAssembly.Module;
  /**
   * Called when the thread of the database dies by itself. Then nothing works any more, and the process must start
   * again.
   */
  readonly onCrash?: (error: Error) => void;
}

export interface PgliteHandle<Schema> extends DatabaseHandle<Schema> {
  readonly kind: 'pglite';
  /** The whole database as bytes, to start others from. */
  dump(): Promise<Uint8Array>;
}

/** Name of the folder, inside the data directory, that holds the embedded database. */
const DATABASE_FOLDER = 'pglite';

/** Whether a data directory already holds an embedded database. */
export function hasPgliteData(directory: string): boolean {
  return existsSync(join(directory, DATABASE_FOLDER, 'PG_VERSION'));
}

/**
 * Opens the embedded database in its own thread.
 *
 * @throws DirectoryInUseError when another process has the directory
 */
export function openPglite<Schema>(settings: PgliteSettings): PgliteHandle<Schema> {
  const { directory, dump, program, onCrash } = settings;
  const release = directory === undefined ? () => undefined : lockDirectory(directory);
  const startsFromDump = dump !== undefined && (directory === undefined || !hasPgliteData(directory));
  const pglite = new EmbeddedPglite(
    {
      ...(directory === undefined ? {} : { dataDir: join(directory, DATABASE_FOLDER) }),
      ...(startsFromDump ? { dump } : {}),
      ...(program === undefined ? {} : { program }),
    },
    onCrash,
  );
  const kysely = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  return {
    kind: 'pglite',
    kysely,
    work: kysely,
    exec: (text) => pglite.exec(text),
    dump: () => pglite.dump(),
    close: async () => {
      try {
        await pglite.close();
      } finally {
        release();
      }
    },
  };
}
