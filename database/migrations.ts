import { join } from 'node:path';
import { type Migration, readMigrations } from '@marco/server-kit/database';

/** The one series of migrations, in order. */
export function listMigrations(): Migration[] {
  return readMigrations(join(import.meta.dirname, 'migrations'));
}
