import { type DatabaseSchema, listMigrations } from '@marco/database';
import { hasDemo, seedDemo, seedDemoAccounts, seedDemoActas, seedReference } from '@marco/database/seeds';
import { type FileStore, grantRuntimeRole } from '@marco/server-kit';
import { type DatabaseHandle, migrate, openPglite, openPostgres } from '@marco/server-kit/database';
import { sql } from 'kysely';
import { PLANTILLAS_INICIALES } from './novedades.ts';
import type { Settings } from './settings.ts';

/**
 * Opens the database the settings name: a PostgreSQL server, or the embedded one in the data directory.
 *
 * @param onCrash called when the embedded database dies by itself
 */
export function openDatabase(
  settings: Settings,
  onCrash: (error: Error) => void,
): DatabaseHandle<DatabaseSchema> {
  if (settings.databaseUrl)
    return openPostgres<DatabaseSchema>({ url: settings.databaseUrl, ...settings.database });
  return openPglite<DatabaseSchema>({ directory: settings.dataDirectory, onCrash });
}

/** What the database is prepared with beside its migrations. */
export interface Preparation {
  readonly demoData: boolean;
  readonly embeddedAuthenticator: boolean;
  readonly onStep: (step: string) => void;
}

/** The database has one role for its owner and for the process, where two were meant. */
export class SameRoleError extends Error {
  override readonly name = 'SameRoleError';
}

/**
 * Prepares the database as its owner, where the settings name one, and gives the role of the process its rights; without
 * an owner the process prepares it by itself.
 *
 * @param database as the process uses it
 * @throws SameRoleError where the owner and the process are one role
 */
export async function prepareInstallation(
  database: DatabaseHandle<DatabaseSchema>,
  ownerUrl: string | undefined,
  files: FileStore,
  options: Preparation,
): Promise<void> {
  if (ownerUrl === undefined) return prepareDatabase(database, files, options);
  const owner = openPostgres<DatabaseSchema>({ url: ownerUrl, maxConnections: 2 });
  try {
    const role = await readRole(database);
    if (role === (await readRole(owner))) throw new SameRoleError(role);
    await prepareDatabase(owner, files, options);
    await grantRuntimeRole(owner, role);
  } finally {
    await owner.close();
  }
}

async function readRole({ kysely }: DatabaseHandle<DatabaseSchema>): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(kysely);
  return rows[0]?.role ?? '';
}

/**
 * Brings the database to this release: migrations, reference data and, outside production, demo
 * data. Each step looks for itself whether it was done: a start that was killed between two of them is completed
 * by the next one.
 */
export async function prepareDatabase(
  database: DatabaseHandle<DatabaseSchema>,
  files: FileStore,
  options: Preparation,
): Promise<void> {
  const applied = await migrate(database, listMigrations());
  if (applied.length > 0 || !(await isSeeded(database))) {
    options.onStep('Cargando los datos de referencia');
    await seedReference(database.work, PLANTILLAS_INICIALES);
  }
  if (!options.demoData) return;
  if (!(await hasDemo(database.kysely))) {
    options.onStep('Cargando los datos de demostración');
    await seedDemo({ kysely: database.work, files, now: new Date() });
  }
  await seedDemoActas(database.work);
  if (options.embeddedAuthenticator) await seedDemoAccounts(database.work);
}

/** The templates come with the rest of the reference data; a release may bring an event without a migration. */
async function isSeeded(database: DatabaseHandle<DatabaseSchema>): Promise<boolean> {
  const rows = await database.kysely.selectFrom('plantillas_correo').select('evento').execute();
  const seeded = new Set(rows.map(({ evento }) => evento));
  return PLANTILLAS_INICIALES.every(({ evento }) => seeded.has(evento));
}
