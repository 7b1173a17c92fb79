import { randomUUID } from 'node:crypto';
import { revokeKeys, rotateKeys } from '@marco/authenticator';
import { createClaveDeFirma, revokeClaves } from '@marco/certificados/server';
import type { DatabaseSchema } from '@marco/database';
import { closeAllSessions, type Secrets, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { openSecrets } from './open-secrets.ts';
import { type OperatorCommand, runOnDatabase } from './run-on-database.ts';

/** Ends the keys there are, instead of adding one beside them. */
const REVOCAR = '--revocar';

const USO = `Escriba npm run keys:rotate para agregar llaves nuevas, o npm run keys:rotate -- ${REVOCAR} si otra persona pudo conocer las que hay.`;
const EXTERNO =
  'Se cambió la llave con la que se firman los certificados. Hay un autenticador externo (OIDC_ISSUER): sus llaves se rotan allá.';
const ROTADAS = 'Se agregaron llaves nuevas. Se publican en un minuto y firman dos minutos después.';

const ADVICE: OperatorCommand['advice'] = {
  missing: 'Inicie el sistema una vez, deténgalo y repita, o indique otra carpeta con DATA_DIR.',
  inUse: 'Deténgalo, rote las llaves e inícielo de nuevo.',
  outdated: 'La base de datos es de una versión anterior o está vacía. Inicie el sistema una vez y repita.',
};

/**
 * Rotates the keys of the embedded authenticator and of the certificates, or ends those there are. What an ended key of the
 * certificates signed before still holds.
 *
 * @param args nothing, or `--revocar`
 * @returns exit code: 0 when it was done, 1 when not; what was printed says why
 */
export async function runRotateKeys(
  args: readonly string[],
  environment: OperatorCommand['environment'],
  print: OperatorCommand['print'],
): Promise<number> {
  if (args.some((arg) => arg !== REVOCAR)) {
    print(USO);
    return 1;
  }
  return runOnDatabase({ environment, print, advice: ADVICE }, async ({ kysely }, settings) => {
    const secrets = openSecrets(settings);
    const isRevocation = args.includes(REVOCAR);
    if (settings.oidc.issuer !== undefined) {
      await keepClavesDeCertificados(kysely, secrets, isRevocation);
      print(EXTERNO);
      return 0;
    }
    if (isRevocation) {
      print(describeRevocation(await revokeAllKeys(kysely, secrets)));
      return 0;
    }
    await rotateKeys(kysely, secrets);
    await kysely.transaction().execute((transaction) => createClaveDeFirma(transaction, secrets));
    await auditKeys(kysely, 'rotar-llaves', {});
    print(ROTADAS);
    return 0;
  });
}

/**
 * Ends every key of the embedded authenticator with all that was opened with them, here and there, in one transaction.
 *
 * @returns how many sessions of the product ended
 */
export function revokeAllKeys(database: Kysely<DatabaseSchema>, secrets: Secrets): Promise<number> {
  return database.transaction().execute((transaction) => revokeIn(transaction, secrets));
}

async function revokeIn(transaction: Kysely<DatabaseSchema>, secrets: Secrets): Promise<number> {
  await revokeKeys(transaction, secrets);
  await revokeClaves(transaction, secrets);
  const sesiones = await closeAllSessions(transaction);
  await auditKeys(transaction, 'revocar-llaves', { sesiones });
  return sesiones;
}

/** The keys of the certificates are ours, whoever keeps the accounts. */
function keepClavesDeCertificados(
  database: Kysely<DatabaseSchema>,
  secrets: Secrets,
  isRevocation: boolean,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    if (isRevocation) await revokeClaves(transaction, secrets);
    else await createClaveDeFirma(transaction, secrets);
    await auditKeys(transaction, isRevocation ? 'revocar-llaves' : 'rotar-llaves', {});
  });
}

/** Done at the console, where nobody is signed in. */
function auditKeys(
  transaction: Kysely<DatabaseSchema>,
  action: string,
  detail: Readonly<Record<string, number>>,
): Promise<void> {
  const origin = { actor: null, address: 'consola', correlationId: randomUUID() };
  return writeAudit(transaction, origin, { action, result: 'exito', objectType: 'llaves', detail });
}

function describeRevocation(sesiones: number): string {
  return `Las llaves anteriores ya no sirven y las nuevas firman desde ahora. Se cerraron ${sesiones} sesiones del sistema y todas las del autenticador: cada persona ingresa de nuevo. Los procesos en marcha toman las llaves nuevas en un minuto; hasta entonces un ingreso puede fallar.`;
}
