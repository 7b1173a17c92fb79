import { openFiles, prepareDatabase } from '@marco/api';
import type { DatabaseSchema } from '@marco/database';
import { grantRuntimeRole } from '@marco/server-kit';
import { openPostgres } from '@marco/server-kit/database';
import { createTestRoles, databaseUrl, OWNER_ROLE, RUNTIME_ROLE } from '../test-roles.ts';
import { readTestSettings } from '../test-settings.ts';
import { type ObjectStore, presentStore } from './cluster-variables.ts';

const NAME = 'marco';

interface Ground {
  /** Of the superuser of an empty database server. */
  readonly serverUrl: string;
  readonly store: ObjectStore;
  /** Where files pass by on their way to the store. */
  readonly directory: string;
}

/** What an operator does once before the processes start: the two roles, the database, its migrations and its data. */
export async function prepareInstallation({ serverUrl, store, directory }: Ground) {
  const administration = openPostgres<unknown>({ url: serverUrl, maxConnections: 1 });
  await createTestRoles(administration);
  await administration.exec(`create database ${NAME} owner ${OWNER_ROLE}`);
  await administration.close();
  const ownerUrl = databaseUrl(serverUrl, NAME, OWNER_ROLE);
  const owner = openPostgres<DatabaseSchema>({ url: ownerUrl, maxConnections: 2 });
  const settings = readTestSettings({ ...presentStore(store, store.bucket), DATA_DIR: directory });
  await prepareDatabase(owner, await openFiles(settings), {
    demoData: true,
    embeddedAuthenticator: true,
    onStep: () => undefined,
  });
  await grantRuntimeRole(owner, RUNTIME_ROLE);
  await owner.close();
  return { ownerUrl, databaseUrl: databaseUrl(serverUrl, NAME, RUNTIME_ROLE) };
}
