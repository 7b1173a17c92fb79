import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireVersion, runAudited } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { AccionReunion } from '../../contract/gestion-reunion.terms.ts';
import { type GestionReunion, mesasErrors } from '../../contract/index.ts';
import { canManageMesas } from '../../rules/can-edit-mesa.ts';
import { canChangeReunion } from '../../rules/reunion/flujo-reunion.ts';
import { toQuienGestiona } from '../gestion/quien-gestiona.ts';
import { toDetalles } from '../gestion/update-locked-mesa.ts';
import { findLockedReunion, type ReunionGestionada } from './gestion-reunion.queries.ts';
import { getGestionReunion, readGestionReunion, toPorDecidir } from './present-gestion-reunion.ts';

type Running = Transaction<DatabaseSchema>;

export interface CambioDeReunion<Extra> {
  /** Name in the audit trail. */
  readonly action: string;
  readonly id: number;
  readonly accion: AccionReunion;
  /** Writes and audits the change of the locked row. */
  readonly apply: (transaction: Running, row: ReunionGestionada) => Promise<Extra>;
}

/** @throws MESA_ACCION_NO_PERMITIDA to who does not run mesas */
export function requireGestion(context: CallContext) {
  const quien = toQuienGestiona(context);
  const manage = canManageMesas(quien);
  if (!manage.allowed) throw refuse(mesasErrors, 'MESA_ACCION_NO_PERMITIDA', toDetalles(manage));
  return quien;
}

/**
 * The way of every write about a meeting: the rol of the caller, the meeting and its mesa locked, the rule with their
 * states, the version the caller saw, then the change itself.
 *
 * @throws MESA_ACCION_NO_PERMITIDA, REUNION_NO_ENCONTRADA, MESA_CERRADA or REUNION_ACCION_NO_PERMITIDA with the reasons
 * of the rule, VERSION_DISTINTA
 */
export function updateLockedReunion<Extra>(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  { action, id, accion, apply }: CambioDeReunion<Extra>,
): Promise<{ readonly reunion: GestionReunion; readonly extra: Extra }> {
  const intent = { action, objectType: 'reunion', objectId: id };
  return runAudited(database, context, intent, {}, async (transaction) => {
    const quien = requireGestion(context);
    const row = await findLockedReunion(transaction, id);
    if (!row) throw refuse(mesasErrors, 'REUNION_NO_ENCONTRADA');
    const decision = canChangeReunion(quien, toPorDecidir(row), accion);
    if (!decision.allowed) {
      const code = row.mesa_activa ? 'REUNION_ACCION_NO_PERMITIDA' : 'MESA_CERRADA';
      throw refuse(mesasErrors, code, toDetalles(decision));
    }
    requireVersion(context, row.version, await readGestionReunion(transaction, row, quien));
    const extra = await apply(transaction, row);
    return { reunion: await getGestionReunion(transaction, id, quien), extra };
  });
}
