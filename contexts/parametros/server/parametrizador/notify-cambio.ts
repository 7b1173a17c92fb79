import type { DatabaseSchema } from '@marco/database';
import { type CallContext, requireActor } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { toGrupoParametros } from '../../contract/parametros.paths.ts';
import { notify } from '../notify.ts';
import { novedadesParametros } from '../novedades.ts';
import type { ParametroRow } from './parametrizador.queries.ts';
import { listSegundasPersonas } from './segundas-personas.queries.ts';

/** Tells those who may confirm a change that somebody proposed it. */
export async function notifyCambio(
  transaction: Transaction<DatabaseSchema>,
  { clave, nombre, grupo }: Pick<ParametroRow, 'clave' | 'nombre' | 'grupo'>,
  context: CallContext,
): Promise<void> {
  const { userId, displayName } = requireActor(context);
  for (const usuarioId of await listSegundasPersonas(transaction, userId))
    await notify(transaction, {
      evento: novedadesParametros['cambio-por-confirmar'],
      usuarioId,
      variables: { parametro: nombre || clave, persona: displayName },
      enlace: toGrupoParametros(grupo),
    });
}
