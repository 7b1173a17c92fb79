import { join } from 'node:path';
import { createDiskFileStore, type FileStore } from '@marco/server-kit';
import type { Settings } from './settings.ts';

type FileSettings = Pick<Settings, 'folders' | 'dataDirectory' | 's3'>;

/** Where files lie: in the object store of the settings, or on this disk. */
export async function openFiles(settings: FileSettings): Promise<FileStore> {
  return settings.s3 ? openBucket(settings, settings.s3) : openDisk(settings);
}

/** Each kind in the folder its setting names, or in one of its own (CONF-03). */
export function openDisk({ folders, dataDirectory }: FileSettings): FileStore {
  return createDiskFileStore((folder) => folders[folder] ?? dataDirectory);
}

/**
 * The bucket of the settings, once it has been written to. Its client is loaded only where it is used.
 *
 * @throws FileStoreError when it cannot be used
 */
export async function openBucket(
  { dataDirectory }: Pick<FileSettings, 'dataDirectory'>,
  s3: NonNullable<FileSettings['s3']>,
): Promise<FileStore> {
  const { createS3FileStore } = await import('@marco/server-kit/s3');
  const store = createS3FileStore(s3, { transitDirectory: join(dataDirectory, 'transito') });
  await store.verify();
  return store;
}
