import type { DatabaseSchema } from '@marco/database';
import { FileStoreError } from '@marco/server-kit';
import {
  type DatabaseHandle,
  DatabaseUnreachableError,
  DirectoryInUseError,
  hasPgliteData,
} from '@marco/server-kit/database';
import { openDatabase } from './open-database.ts';
import { readSettings, type Settings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

/** The database answered, but has no tables of this release. */
const UNDEFINED_TABLE = '42P01';

/** What a command of the operator needs, and what it advises where its database cannot be used. */
export interface OperatorCommand {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  readonly advice: {
    /** Where the folder of the settings holds no database. */
    readonly missing: string;
    /** Where the product runs on it. */
    readonly inUse: string;
    /** Where its tables are not those of this release. */
    readonly outdated: string;
  };
}

/**
 * Does a piece of work on the database the settings name, without starting the product.
 *
 * @returns exit code: that of the work, or 1 where the database cannot be used; what was printed says why
 */
export async function runOnDatabase(
  { environment, print, advice }: OperatorCommand,
  work: (database: DatabaseHandle<DatabaseSchema>, settings: Settings) => Promise<number>,
): Promise<number> {
  let database: DatabaseHandle<DatabaseSchema> | undefined;
  try {
    const settings = readSettings(environment);
    if (!settings.databaseUrl && !hasPgliteData(settings.dataDirectory)) {
      print(`No hay una base de datos en ${settings.dataDirectory}. ${advice.missing}`);
      return 1;
    }
    database = openDatabase(settings, () => undefined);
    return await work(database, settings);
  } catch (error) {
    const reason = explain(error, advice);
    if (reason === undefined) throw error;
    print(reason);
    return 1;
  } finally {
    await database?.close();
  }
}

/** A reason a person can mend; undefined for what nobody foresaw. */
function explain(error: unknown, { inUse, outdated }: OperatorCommand['advice']): string | undefined {
  if (error instanceof SettingsError) return `Ajustes no válidos:\n${error.message}`;
  if (error instanceof DirectoryInUseError)
    return `La carpeta de datos ${error.directory} está en uso por el sistema en marcha. ${inUse}`;
  if (error instanceof FileStoreError)
    return `No fue posible usar el almacén de archivos de S3_ENDPOINT. Revise la dirección, el nombre y las llaves. ${error.message}`;
  if (error instanceof DatabaseUnreachableError)
    return 'No fue posible conectarse con la base de datos de DATABASE_URL. Revise la dirección y que el servidor esté encendido.';
  const { code } = error as { code?: string };
  return code === UNDEFINED_TABLE ? outdated : undefined;
}
