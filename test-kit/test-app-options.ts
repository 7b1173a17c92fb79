import type { Settings } from '@marco/api';
import type { DatabaseSchema } from '@marco/database';
import type { FileStore } from '@marco/server-kit';
import type { DatabaseHandle } from '@marco/server-kit/database';
import type { FastifyInstance } from 'fastify';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: DatabaseHandle<DatabaseSchema>;
  readonly settings: Settings;
  /** Where its files lie. */
  readonly files: FileStore;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment settings beside those of every test. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Folder where files that the test uploads are kept; without it nothing may be uploaded. */
  readonly filesDirectory?: string;
  /** Files lie where the settings of the environment say (`STORAGE_*`), as in the product. */
  readonly filesBySettings?: boolean;
  /** Database of another application, which closes it; without it this one has its own. */
  readonly database?: DatabaseHandle<DatabaseSchema>;
  /** Address of a listening application; without it requests are injected. */
  readonly listen?: boolean;
  /** Also does what the process does beside answering: sends due mails, runs due jobs, seals. */
  readonly workers?: boolean;
  readonly logDestination?: NodeJS.WritableStream;
}
