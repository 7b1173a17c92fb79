import { sep } from 'node:path';
import { makeDirectoryPrivate } from '@marco/server-kit';
import type { Settings } from './settings.ts';

/** A folder of a `STORAGE_*` setting cannot be made or entered. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/**
 * Makes the folders of files that lie outside the data directory, for their owner alone.
 *
 * @returns those that were there and that other people of this machine may enter
 * @throws FolderError with the folder that cannot be made
 */
export function makeFolders({
  folders,
  dataDirectory,
  s3,
}: Pick<Settings, 'folders' | 'dataDirectory' | 's3'>): string[] {
  if (s3 !== null) return [];
  const outside = Object.values(folders).filter((folder) => !folder.startsWith(dataDirectory + sep));
  return [...new Set(outside)].filter((folder) => {
    try {
      return makeDirectoryPrivate(folder);
    } catch (error) {
      throw new FolderError(folder, { cause: error });
    }
  });
}
