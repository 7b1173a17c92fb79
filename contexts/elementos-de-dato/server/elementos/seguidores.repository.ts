import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

interface Seguimiento {
  readonly elementoId: number;
  readonly usuarioId: number;
}

/** Nothing where the person follows it already. */
export async function addSeguidor(trx: Running, { elementoId, usuarioId }: Seguimiento): Promise<void> {
  await trx
    .insertInto('elementos_seguidores')
    .values({ elemento_id: elementoId, usuario_id: usuarioId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function clearSeguidor(trx: Running, { elementoId, usuarioId }: Seguimiento): Promise<void> {
  await trx
    .deleteFrom('elementos_seguidores')
    .where('elemento_id', '=', elementoId)
    .where('usuario_id', '=', usuarioId)
    .execute();
}

/** Takes a person away from everything they follow. */
export async function clearSeguidosDeUsuario(trx: Running, usuarioId: number): Promise<void> {
  await trx.deleteFrom('elementos_seguidores').where('usuario_id', '=', usuarioId).execute();
}
