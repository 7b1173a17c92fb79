import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireAllowed, updateLocked } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { AccionActa } from '../../contract/actas.terms.ts';
import { actasErrors, type GestionActa } from '../../contract/index.ts';
import { canActOnActa, canEverActOnActa, type SituacionActa } from '../../rules/actas/ciclo-acta.ts';
import { type ActaRow, findActa, findReunionDeActaBloqueada, type ReunionDeActa } from './acta.queries.ts';
import { getGestionActa } from './get-acta.ts';
import { readQuien, readSituacion } from './situacion-acta.ts';

type Database = Kysely<DatabaseSchema>;

/** What a change of an acta finds locked. */
export interface ActaBloqueada {
  readonly transaction: Transaction<DatabaseSchema>;
  readonly reunion: ReunionDeActa;
  readonly acta: ActaRow | undefined;
  readonly situacion: SituacionActa;
}

export interface CambioDeActa {
  /** As the audit trail calls it. */
  readonly action: string;
  readonly accion: AccionActa;
  readonly reunionId: number;
  /** Writes the change; answers what the audit trail keeps of it. */
  readonly apply: (bloqueada: ActaBloqueada) => Promise<{
    readonly antes: Readonly<Record<string, unknown>> | null;
    readonly despues: Readonly<Record<string, unknown>>;
  }>;
}

/**
 * Every write about an acta uses this function. It locks meeting and mesa, checks the permission, the state table and
 * the version that the caller saw, and writes the change and its audit event.
 *
 * @throws REUNION_NO_ENCONTRADA, ACTA_ACCION_NO_PERMITIDA or ACTA_BLOQUEADA with the reasons, VERSION_DISTINTA
 */
export function updateLockedActa(
  database: Database,
  context: CallContext,
  { action, accion, reunionId, apply }: CambioDeActa,
): Promise<GestionActa> {
  const intent = { action, objectType: 'reunion', objectId: reunionId };
  return updateLocked(database, context, {
    intent,
    lock: async (transaction) => {
      const reunion = await findReunionDeActaBloqueada(transaction, reunionId);
      if (!reunion) throw refuse(actasErrors, 'REUNION_NO_ENCONTRADA');
      const quien = await readQuien(transaction, reunionId, context);
      requireAllowed(canEverActOnActa(accion, quien), actasErrors, 'ACTA_ACCION_NO_PERMITIDA');
      const acta = await findActa(transaction, reunionId);
      const situacion = await readSituacion(transaction, reunion, acta);
      return { reunion, quien, acta, situacion, version: acta?.version ?? null };
    },
    present: (transaction) => getGestionActa(transaction, reunionId, context),
    verify: (_trx, { situacion, quien }) =>
      requireAllowed(canActOnActa(accion, situacion, quien), actasErrors, 'ACTA_BLOQUEADA'),
    apply: async (transaction, { reunion, acta, situacion }) => {
      const detail = await apply({ transaction, reunion, acta, situacion });
      return { detail, result: await getGestionActa(transaction, reunionId, context) };
    },
  });
}

/** The acta of a change whose step starts from one that exists. */
export function requireActa(acta: ActaRow | undefined): ActaRow {
  if (!acta) throw refuse(actasErrors, 'ACTA_NO_ENCONTRADA');
  return acta;
}
