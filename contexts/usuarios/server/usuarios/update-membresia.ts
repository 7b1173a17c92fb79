import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor, requireVersion, toDetalles } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type Membresia, usuariosErrors } from '../../contract/index.ts';
import type { DecisionDeCambio } from '../../rules/usuarios/can-update-membresia.ts';
import { computeEfectos, listMembresiasVisibles, type PeticionDeCambio } from './compute-efectos.ts';
import { listMembresias } from './membresias.queries.ts';
import { presentMembresia } from './present-membresia.ts';
import { runDecision } from './run-decision.ts';
import { runEfecto, writeDesconocida } from './run-efecto.ts';

/**
 * Changes one membresía as the rule allows. What the caller may not know of does not exist (404, audited); a refusal
 * by the rule is audited and answers its reasons.
 *
 * @throws USUARIO_NO_ENCONTRADO, CAMBIO_NO_PERMITIDO, VERSION_DISTINTA
 */
export async function updateMembresiaDeUsuario(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  membresiaId: number,
  peticion: PeticionDeCambio,
): Promise<Membresia> {
  const actor = requireActor(context);
  return runDecision(database, async (transaction) => {
    const [row] = await listMembresiasVisibles(transaction, actor, [membresiaId]);
    if (!row) return refuseUnknown(transaction, context, membresiaId, peticion);
    requireVersion(context, row.version, presentMembresia(row));
    const [efecto] = await computeEfectos(transaction, actor, [row], peticion);
    if (!efecto) throw new Error('A row has one effect.');
    await runEfecto(transaction, context, efecto, peticion);
    if (!efecto.decision.allowed) return refuseCambio(efecto.decision);
    const [changed] = await listMembresias(transaction, [membresiaId]);
    if (!changed) throw new Error('A changed row is still there.');
    return presentMembresia(changed);
  });
}

async function refuseUnknown(
  transaction: Transaction<DatabaseSchema>,
  context: CallContext,
  membresiaId: number,
  { accion }: PeticionDeCambio,
) {
  await writeDesconocida(transaction, context, membresiaId, accion);
  return refuse(usuariosErrors, 'USUARIO_NO_ENCONTRADO');
}

function refuseCambio({ bloqueos, unblockers }: DecisionDeCambio) {
  return refuse(usuariosErrors, 'CAMBIO_NO_PERMITIDO', [
    ...bloqueos.map(({ reason, campo }) => ({ mensaje: reason, ...(campo ? { campo } : {}) })),
    ...toDetalles({ reasons: [], unblockers }),
  ]);
}
