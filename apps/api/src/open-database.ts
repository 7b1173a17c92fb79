import { type DatabaseSchema, listMigrations } from '@marco/database';
import { hasDemo, seedDemo, seedDemoAccounts, seedDemoActas, seedReference } from '@marco/database/seeds';
import type { FileStore } from '@marco/server-kit';
import { type DatabaseHandle, migrate, openPglite, openPostgres } from '@marco/server-kit/database';
import type { Settings } from './settings.ts';

/**
 * Opens the database the settings name: a PostgreSQL server, or the embedded one in the data directory.
 *
 * @param onCrash told when the embedded database dies by itself
 */
export function openDatabase(
  settings: Settings,
  onCrash: (error: Error) => void,
): DatabaseHandle<DatabaseSchema> {
  if (settings.databaseUrl) return openPostgres<DatabaseSchema>({ url: settings.databaseUrl });
  return openPglite<DatabaseSchema>({ directory: settings.dataDirectory, onCrash });
}

/**
 * Brings the database to this release: migrations, reference data and, outside production, demo
 * data. Each step looks for itself whether it was done: a start that was killed between two of them is completed
 * by the next one.
 */
export async function prepareDatabase(
  database: DatabaseHandle<DatabaseSchema>,
  files: FileStore,
  options: {
    readonly demoData: boolean;
    readonly embeddedAuthenticator: boolean;
    readonly onStep: (step: string) => void;
  },
): Promise<void> {
  const applied = await migrate(database, listMigrations());
  if (applied.length > 0 || !(await isSeeded(database))) {
    options.onStep('Cargando los datos de referencia');
    await seedReference(database.kysely);
  }
  if (!options.demoData) return;
  if (!(await hasDemo(database.kysely))) {
    options.onStep('Cargando los datos de demostración');
    await seedDemo({ kysely: database.kysely, files });
  }
  await seedDemoActas(database.kysely);
  if (options.embeddedAuthenticator) await seedDemoAccounts(database.kysely);
}

async function isSeeded(database: DatabaseHandle<DatabaseSchema>): Promise<boolean> {
  const row = await database.kysely.selectFrom('parametros').select('clave').limit(1).executeTakeFirst();
  return row !== undefined;
}
