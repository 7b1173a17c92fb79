import { readFileSync } from 'node:fs';
import { explainHallazgo, readAncla, type SelloAnclado } from '@marco/auditoria/rules';
import { listRehechos, toHallazgo } from '@marco/auditoria/server';
import type { DatabaseSchema } from '@marco/database';
import { readAuditSummary, type SealVerifier, verifyAudit } from '@marco/server-kit';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { openSealKeys, openWitness } from './audit-sealing.ts';
import { openSecrets } from './open-secrets.ts';
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

type Print = OperatorCommand['print'];

/**
 * Compares the audit trail with its seals, their signatures, what this machine remembers and the anclas given, and
 * prints what it found.
 *
 * @param parameters `--ancla ARCHIVO`, any number of times
 * @returns exit code: 0 when everything agrees, 1 when something does not or could not be verified
 */
export async function runAuditVerify(
  environment: OperatorCommand['environment'],
  print: Print,
  parameters: readonly string[] = [],
): Promise<number> {
  const anclas = readAnclas(parameters, print);
  if (!anclas) return 1;
  return runOnDatabase({ environment, print, advice: ADVICE }, async (database, settings) => {
    print(`Verificando la auditoría de ${describePlace(settings)}…`);
    const witness = openWitness(settings).read();
    const remembered = witness ? [{ lote: witness.batch, huella: witness.digest }] : [];
    const fault = await compareAnclas(
      database,
      [{ origen: 'el testigo de este equipo', sellos: remembered }, ...anclas],
      print,
    );
    return verify(database, openSealKeys(settings, openSecrets(settings)), print, fault);
  });
}

interface AnclaLeida {
  readonly origen: string;
  readonly sellos: readonly SelloAnclado[];
}

/** The anclas of the command line; undefined when one cannot be used, and what was printed says why. */
function readAnclas(parameters: readonly string[], print: Print): AnclaLeida[] | undefined {
  const anclas: AnclaLeida[] = [];
  for (let position = 0; position < parameters.length; position += 2) {
    const file = parameters[position + 1];
    if (parameters[position] !== '--ancla' || file === undefined) {
      print('Uso: npm run audit:verify -- [--ancla ARCHIVO]…');
      return undefined;
    }
    const sellos = readAncla(readText(file));
    if (sellos.length === 0) {
      print(`${file} no existe o no contiene sellos de la auditoría.`);
      return undefined;
    }
    anclas.push({ origen: file, sellos });
  }
  return anclas;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @returns how many of their seals are missing or different */
async function compareAnclas(
  { kysely }: DatabaseHandle<DatabaseSchema>,
  anclas: readonly AnclaLeida[],
  print: Print,
): Promise<number> {
  let faults = 0;
  for (const { origen, sellos } of anclas) {
    if (sellos.length === 0) continue;
    const hallazgos = await listRehechos(kysely, sellos);
    for (const hallazgo of hallazgos) print(`  ${explainHallazgo(hallazgo)}`);
    print(`Comparado con ${origen}: ${sellos.length} sellos, ${hallazgos.length} con diferencias.`);
    faults += hallazgos.length;
  }
  return faults;
}

async function verify(
  { kysely }: DatabaseHandle<DatabaseSchema>,
  verifier: SealVerifier,
  print: Print,
  before: number,
): Promise<number> {
  let seals = 0;
  let events = 0;
  let findings = before;
  for await (const check of verifyAudit(kysely, verifier)) {
    seals += 1;
    events += check.eventCount;
    findings += check.findingCount;
    for (const finding of check.findings) print(`  ${explainHallazgo(toHallazgo(finding))}`);
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
