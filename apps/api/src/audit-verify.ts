import { presentHallazgo } from '@marco/auditoria/rules';
import { toHallazgo } from '@marco/auditoria/server';
import type { DatabaseSchema } from '@marco/database';
import { readAuditSummary, verifyAudit } from '@marco/server-kit';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { type OperatorCommand, runOnDatabase } from './run-on-database.ts';
import type { Settings } from './settings.ts';

/** Seals between two lines of progress. */
const PROGRESS_EVERY = 100;

const ADVICE: OperatorCommand['advice'] = {
  missing: 'Indique otra carpeta con DATA_DIR.',
  inUse: 'Deténgalo, o verifique desde la pantalla Auditoría.',
  outdated:
    'La base de datos es de una versión anterior, sin sellos de auditoría. Inicie el sistema una vez y repita.',
};

/**
 * Compares the audit trail with its seals and prints what it found.
 *
 * @returns exit code: 0 when everything agrees, 1 when something does not or could not be verified
 */
export function runAuditVerify(
  environment: OperatorCommand['environment'],
  print: OperatorCommand['print'],
): Promise<number> {
  return runOnDatabase({ environment, print, advice: ADVICE }, async (database, settings) => {
    print(`Verificando la auditoría de ${describePlace(settings)}…`);
    return verify(database, print);
  });
}

async function verify(
  { kysely }: DatabaseHandle<DatabaseSchema>,
  print: (line: string) => void,
): Promise<number> {
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
