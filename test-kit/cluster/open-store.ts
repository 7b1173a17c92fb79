import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles } from '@marco/api';
import type { FileStore } from '@marco/server-kit';
import type { TestAppOptions } from '../test-app-options.ts';
import { readTestSettings } from '../test-settings.ts';
import { createBucket } from './buckets.ts';
import { DEMO_BUCKET, presentStore, readObjectStore } from './cluster-variables.ts';

export interface OpenedStore {
  /** What tells a process where the files lie. */
  readonly environment: Readonly<Record<string, string>>;
  /** The same store for the test. */
  readonly files: FileStore;
  close(): void;
}

/** A bucket of its own for an application that takes files; the others read the documents of the demo. */
export async function openStore({ filesDirectory, environment }: TestAppOptions): Promise<OpenedStore> {
  const store = readObjectStore();
  const bucket = filesDirectory === undefined ? DEMO_BUCKET : `prueba-${randomUUID()}`;
  if (bucket !== DEMO_BUCKET) await createBucket(store, bucket);
  const own = presentStore(store, bucket);
  const directory = mkdtempSync(join(tmpdir(), 'marco-transito-'));
  const files = await openFiles(readTestSettings({ ...own, ...environment, DATA_DIR: directory }));
  return {
    environment: own,
    files,
    close: () => rmSync(directory, { recursive: true, force: true }),
  };
}
