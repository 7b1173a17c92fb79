import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

interface Seguimiento {
  readonly idMesa: number;
  readonly usuarioId: number;
}

/** Nothing where the person follows it already. */
export async function addSeguidor(transaction: Running, { idMesa, usuarioId }: Seguimiento): Promise<void> {
  await transaction
    .insertInto('mesas_seguidores')
    .values({ mesa_id: idMesa, usuario_id: usuarioId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function clearSeguidor(transaction: Running, { idMesa, usuarioId }: Seguimiento): Promise<void> {
  await transaction
    .deleteFrom('mesas_seguidores')
    .where('mesa_id', '=', idMesa)
    .where('usuario_id', '=', usuarioId)
    .execute();
}

/** Takes a person away from every mesa they follow. */
export async function clearSeguidasDeUsuario(transaction: Running, usuarioId: number): Promise<void> {
  await transaction.deleteFrom('mesas_seguidores').where('usuario_id', '=', usuarioId).execute();
}
