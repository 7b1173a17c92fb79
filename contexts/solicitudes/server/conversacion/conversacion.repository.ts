import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';

export interface MensajeNuevo {
  readonly solicitudId: number;
  readonly usuarioId: number;
  readonly esMinisterio: boolean;
  readonly texto: string;
}

/** Adds a message, which nobody changes afterwards. @returns its number */
export async function addMensaje(
  trx: Transaction<DatabaseSchema>,
  { solicitudId, usuarioId, esMinisterio, texto }: MensajeNuevo,
): Promise<number> {
  const { id } = await trx
    .insertInto('solicitudes_conversaciones')
    .values({ solicitud_id: solicitudId, usuario_id: usuarioId, es_ministerio: esMinisterio, texto })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
