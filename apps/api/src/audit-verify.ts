import { presentHallazgo } from '@marco/auditoria/rules';
import { toHallazgo } from '@marco/auditoria/server';
import type { DatabaseSchema } from '@marco/database';
import { readAuditSummary, verifyAudit } from '@marco/server-kit';
import { type DatabaseHandle, DirectoryInUseError, hasPgliteData } from '@marco/server-kit/database';
import { openDatabase } from './open-database.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

type Database = DatabaseHandle<DatabaseSchema>;

/** The database answered, but has no tables of this release. */
const UNDEFINED_TABLE = '42P01';
/** Seals between two lines of progress. */
const PROGRESS_EVERY = 100;

/**
 * Compares the audit trail with its seals and prints what it found.
 *
 * @returns exit code: 0 when everything agrees, 1 when something does not or could not be verified
 */
export async function runAuditVerify(
  environment: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<number> {
  let database: Database | undefined;
  try {
    const settings = readSettings(environment);
    if (!settings.databaseUrl && !hasPgliteData(settings.dataDirectory)) {
      print(`No hay una base de datos en ${settings.dataDirectory}. Indique otra carpeta con DATA_DIR.`);
      return 1;
    }
    database = openDatabase(settings, () => undefined);
    print(`Verificando la auditoría de ${describePlace(settings)}…`);
    return await verify(database, print);
  } catch (error) {
    const reason = explain(error);
    if (reason === undefined) throw error;
    print(reason);
    return 1;
  } finally {
    await database?.close();
  }
}

async function verify({ kysely }: Database, print: (line: string) => void): Promise<number> {
  let seals = 0;
  let events = 0;
  let findings = 0;
  for await (const check of verifyAudit(kysely)) {
    seals += 1;
    events += check.eventCount;
    findings += check.findingCount;
    for (const finding of check.findings) print(`  ${presentHallazgo(toHallazgo(finding))}`);
    const unnamed = check.findingCount - check.findings.length;
    if (unnamed > 0) print(`  Y ${unnamed} más en el sello ${check.batch}.`);
    if (seals % PROGRESS_EVERY === 0) print(`  ${seals} sellos, ${events} eventos…`);
  }
  const { unsealedEvents, last } = await readAuditSummary(kysely);
  print(`Sellos: ${seals}. Eventos sellados: ${events}. Eventos aún sin sellar: ${unsealedEvents}.`);
  if (last) print(`Último sello: ${last.batch}, ${last.sealedAt.toISOString()}, huella ${last.digest}`);
  print(
    findings === 0
      ? 'Resultado: la cadena está íntegra.'
      : `Resultado: la cadena NO está íntegra (${findings}).`,
  );
  return findings === 0 ? 0 : 1;
}

function describePlace(settings: Settings): string {
  return settings.databaseUrl ? `PostgreSQL (${new URL(settings.databaseUrl).host})` : settings.dataDirectory;
}

/** A reason a person can mend; undefined for what nobody foresaw. */
function explain(error: unknown): string | undefined {
  if (error instanceof SettingsError) return `Ajustes no válidos:\n${error.message}`;
  if (error instanceof DirectoryInUseError) {
    return `La carpeta de datos ${error.directory} está en uso por el sistema en marcha. Deténgalo, o verifique desde la pantalla Auditoría.`;
  }
  const { code } = error as { code?: string };
  if (code === 'ECONNREFUSED')
    return 'No fue posible conectarse con la base de datos de DATABASE_URL. Revise la dirección y que el servidor esté encendido.';
  if (code === UNDEFINED_TABLE)
    return 'La base de datos es de una versión anterior, sin sellos de auditoría. Inicie el sistema una vez y repita.';
  return undefined;
}
