import { readFileSync } from 'node:fs';
import type { DatabaseSchema } from '@marco/database';
import { compilePglite, type DatabaseHandle, openPglite } from '@marco/server-kit/database';
import { TEMPLATE_DATABASE } from './prepare-template.ts';
import { isServerRun, openServerDatabase } from './server-database.ts';
import { dumpPath } from './template-cache.ts';
import { OWNER_ROLE, RUNTIME_ROLE } from './test-roles.ts';

export interface TestDatabaseOptions {
  /** `owner` for statements that a test runs outside of the product; by default the role of the process. */
  readonly as?: 'owner';
}

/**
 * A database of its own for one test file, with the demo data in it: embedded, or on the server of
 * this run when TEST_DATABASE is `postgres`, used by a role that owns nothing.
 */
export async function openTestDatabase({
  as,
}: TestDatabaseOptions = {}): Promise<DatabaseHandle<DatabaseSchema>> {
  if (isServerRun()) return openServerDatabase(as === 'owner' ? OWNER_ROLE : RUNTIME_ROLE, TEMPLATE_DATABASE);
  return openPglite<DatabaseSchema>({ dump: readDump(), program: await compilePglite() });
}

let dump: Uint8Array | undefined;

/** The dump, read once for all files of this process and shared with the threads of their databases, not copied. */
function readDump(): Uint8Array {
  if (dump) return dump;
  const bytes = readFileSync(dumpPath());
  dump = new Uint8Array(new SharedArrayBuffer(bytes.length));
  dump.set(bytes);
  return dump;
}

/** The embedded database with the demo data, in a folder: for tests of what its disk does to it. */
export function openTestDatabaseIn(directory: string): DatabaseHandle<DatabaseSchema> {
  return openPglite<DatabaseSchema>({ dump: readFileSync(dumpPath()), directory });
}
