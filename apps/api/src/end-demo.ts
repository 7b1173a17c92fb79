import { randomUUID } from 'node:crypto';
import { deleteAccounts, EMBEDDED_ISSUER_KEY } from '@marco/authenticator';
import type { DatabaseSchema } from '@marco/database';
import { DEMO_SUBJECT_START } from '@marco/database/seeds';
import { writeAudit } from '@marco/server-kit';
import { closeUsuarios } from '@marco/usuarios/server';
import { type Kysely, sql } from 'kysely';
import { type OperatorCommand, runOnDatabase } from './run-on-database.ts';

/** Demo people, whose password is in the README, could sign in to a production installation. */
export class ActiveDemoError extends Error {
  override readonly name = 'ActiveDemoError';
}

const ADVICE: OperatorCommand['advice'] = {
  missing: 'Indique otra carpeta con DATA_DIR.',
  inUse: 'Deténgalo, cierre la demostración e inícielo de nuevo.',
  outdated: 'La base de datos es de una versión anterior o está vacía. Inicie el sistema una vez y repita.',
};

/**
 * Looks for identities of the demonstration that can sign in, or work, in an installation.
 *
 * @throws ActiveDemoError when there is one
 */
export async function refuseActiveDemo(database: Kysely<DatabaseSchema>): Promise<void> {
  const { rows } = await sql<{ active: boolean }>`select
    exists (select from auth_accounts where subject::text like ${`${DEMO_SUBJECT_START}%`})
    or exists (select from usuarios u join membresias m on m.usuario_id = u.id
      where m.estado = 'activa' and u.emisor = ${EMBEDDED_ISSUER_KEY} and u.sujeto like ${`${DEMO_SUBJECT_START}%`})
    as active`.execute(database);
  if (rows[0]?.active) throw new ActiveDemoError();
}

/**
 * Ends the people of the demonstration: their identities go, their memberships are inactive, their sessions end. What
 * they wrote stays.
 *
 * @returns how many identities and people there were
 */
function endDemo(database: Kysely<DatabaseSchema>) {
  return database.transaction().execute((transaction) => endDemoIn(transaction));
}

async function endDemoIn(transaction: Kysely<DatabaseSchema>) {
  const who = { emisor: EMBEDDED_ISSUER_KEY, sujeto: DEMO_SUBJECT_START };
  const usuarios = await closeUsuarios(transaction, who);
  const identidades = await deleteAccounts(transaction, DEMO_SUBJECT_START);
  await writeAudit(
    transaction,
    { actor: null, address: 'consola', correlationId: randomUUID() },
    {
      action: 'terminar-demostracion',
      result: 'exito',
      objectType: 'demostracion',
      detail: { identidades, usuarios },
    },
  );
  return { identidades, usuarios };
}

/**
 * Ends the demonstration in the database of the settings.
 *
 * @returns exit code: 0 when it was done, 1 when not; what was printed says why
 */
export function runEndDemo(
  environment: OperatorCommand['environment'],
  print: OperatorCommand['print'],
): Promise<number> {
  return runOnDatabase({ environment, print, advice: ADVICE }, async ({ kysely }) => {
    const { identidades, usuarios } = await endDemo(kysely);
    print(
      `Se quitaron ${identidades} identidades de demostración y se inactivaron ${usuarios} personas con sus membresías y sesiones. Los datos de demostración que crearon se conservan.`,
    );
    print('Si nadie más administra el sistema, haga la primera invitación: npm run admin:invite -- CORREO');
    return 0;
  });
}
