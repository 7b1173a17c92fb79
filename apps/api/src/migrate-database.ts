import { openDatabase, prepareInstallation, SameRoleError } from './open-database.ts';
import { openFiles } from './open-files.ts';
import type { OperatorCommand } from './run-on-database.ts';
import { readSettings } from './settings.ts';

/**
 * Brings the database of the settings to this release as its owner, and gives the role of the process its rights.
 *
 * @returns exit code: 0, or 1 where the settings do not name both roles; what was printed says why
 */
export async function runMigrateDatabase({
  environment,
  print,
}: Pick<OperatorCommand, 'environment' | 'print'>): Promise<number> {
  const settings = readSettings(environment);
  if (settings.databaseUrl === undefined || settings.databaseOwnerUrl === undefined) {
    print('Indique DATABASE_OWNER_URL (el rol dueño) y DATABASE_URL (el rol del proceso).');
    return 1;
  }
  const database = openDatabase(settings, () => undefined);
  try {
    await prepareInstallation(database, settings.databaseOwnerUrl, await openFiles(settings), {
      demoData: settings.demoData,
      embeddedAuthenticator: settings.oidc.issuer === undefined,
      onStep: (step) => print(`  ${step}…`),
    });
  } catch (error) {
    if (!(error instanceof SameRoleError)) throw error;
    print(`DATABASE_OWNER_URL y DATABASE_URL usan el mismo rol (${error.message}). Use dos.`);
    return 1;
  } finally {
    await database.close();
  }
  print('La base de datos está al día y el rol del proceso tiene sus permisos.');
  return 0;
}
