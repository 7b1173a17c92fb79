import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles } from '@marco/api';
import type { DatabaseSchema } from '@marco/database';
import { createDiskFileStore } from '@marco/server-kit';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { templateFilesDirectory } from '../template-cache.ts';
import { readTestSettings } from '../test-settings.ts';
import { createBucket } from './buckets.ts';
import { DEMO_BUCKET, presentStore, readObjectStore } from './cluster-variables.ts';

/** Puts the documents of the demo where every process of a run finds them. */
export async function fillDemoBucket({ kysely }: DatabaseHandle<DatabaseSchema>): Promise<void> {
  const store = readObjectStore();
  await createBucket(store, DEMO_BUCKET);
  const directory = mkdtempSync(join(tmpdir(), 'marco-demostracion-'));
  const settings = readTestSettings({ ...presentStore(store, DEMO_BUCKET), DATA_DIR: directory });
  const [disk, bucket] = [createDiskFileStore(() => templateFilesDirectory()), await openFiles(settings)];
  const rows = await kysely
    .selectFrom('archivos')
    .select(['carpeta as folder', 'sha256'])
    .distinct()
    .execute();
  for (const { folder, sha256 } of rows) {
    const content = await disk.find({ folder, sha256 });
    if (content) await bucket.write(folder, content);
  }
  rmSync(directory, { recursive: true, force: true });
}
