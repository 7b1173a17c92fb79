import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto, notify, presentMomento } from '@marco/parametros/port';
import {
  type CallContext,
  closeSessionsOfUser,
  refuse,
  requireActor,
  runAudited,
  toDetalles,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { usuariosErrors } from '../../contract/index.ts';
import { canRevokeSegundoFactor } from '../../rules/usuarios/can-revoke-segundo-factor.ts';
import { novedadesUsuarios } from '../novedades.ts';
import { toQuienDecide } from './decision-context.ts';
import { findDuenoDeFactor } from './identidades.queries.ts';

/** Keeper of the second factors, of a later context: takes that of a person away and says whether they had one. */
export type DeleteSegundoFactor = (
  transaction: Kysely<DatabaseSchema>,
  usuarioId: number,
) => Promise<boolean>;

/**
 * Removes the second factor of a person: their sessions end, they are informed, and they enroll another application
 * when they enter again. A refusal changes nothing and is audited.
 *
 * @throws USUARIO_NO_ENCONTRADO, SEGUNDO_FACTOR_NO_ENCONTRADO, LIBERACION_DE_FACTOR_NO_PERMITIDA
 */
export async function revokeSegundoFactor(
  database: Kysely<DatabaseSchema>,
  deleteSegundoFactor: DeleteSegundoFactor,
  context: CallContext,
  { usuarioId, motivo }: { readonly usuarioId: number; readonly motivo: string },
) {
  const actor = requireActor(context);
  const intent = { action: 'liberar-segundo-factor', objectType: 'usuario', objectId: usuarioId } as const;
  return runAudited(database, context, intent, {}, async (transaction) => {
    const dueno = await findDuenoDeFactor(transaction, usuarioId);
    // A person who does not see every entity must not learn whether somebody has one.
    if (!dueno || !actor.readsAllEntities) throw refuse(usuariosErrors, 'USUARIO_NO_ENCONTRADO');
    const acronimo = await findParametroTexto(transaction, 'ministerio.acronimo', 'MinTIC');
    const decision = canRevokeSegundoFactor(toQuienDecide(actor), dueno, acronimo);
    if (!decision.allowed)
      throw refuse(usuariosErrors, 'LIBERACION_DE_FACTOR_NO_PERMITIDA', toDetalles(decision));
    if (!(await deleteSegundoFactor(transaction, usuarioId)))
      throw refuse(usuariosErrors, 'SEGUNDO_FACTOR_NO_ENCONTRADO');
    await closeSessionsOfUser(transaction, usuarioId);
    await notify(transaction, {
      evento: novedadesUsuarios['segundo-factor-liberado'],
      usuarioId,
      variables: { fecha: presentMomento(new Date()), motivo },
    });
    await writeAudit(transaction, context, { ...intent, result: 'exito', detail: { motivo } });
    return { liberado: true as const };
  });
}
