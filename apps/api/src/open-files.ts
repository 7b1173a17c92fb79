import { createDiskFileStore, type FileStore } from '@marco/server-kit';
import type { Settings } from './settings.ts';

/** Where files lie: each kind in the folder its setting names, or in one of its own (CONF-03). */
export function openFiles({
  folders,
  dataDirectory,
}: Pick<Settings, 'folders' | 'dataDirectory'>): FileStore {
  return createDiskFileStore((folder) => folders[folder] ?? dataDirectory);
}
