import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

interface Seguimiento {
  readonly solicitudId: number;
  readonly usuarioId: number;
}

/** Nothing where the person follows it already. */
export async function addSeguidor(trx: Running, { solicitudId, usuarioId }: Seguimiento): Promise<void> {
  await trx
    .insertInto('solicitudes_seguidores')
    .values({ solicitud_id: solicitudId, usuario_id: usuarioId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function clearSeguidor(trx: Running, { solicitudId, usuarioId }: Seguimiento): Promise<void> {
  await trx
    .deleteFrom('solicitudes_seguidores')
    .where('solicitud_id', '=', solicitudId)
    .where('usuario_id', '=', usuarioId)
    .execute();
}

/** Takes a person away from everything they follow. */
export async function clearSeguidasDeUsuario(trx: Running, usuarioId: number): Promise<void> {
  await trx.deleteFrom('solicitudes_seguidores').where('usuario_id', '=', usuarioId).execute();
}
