import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

export interface ComentarioNuevo {
  readonly mesaId: number;
  readonly usuarioId: number;
  /** Null for the ministry. */
  readonly entidadId: number | null;
  readonly texto: string;
}

/** @returns its number */
export async function addComentario(
  transaction: Running,
  { mesaId, usuarioId, entidadId, texto }: ComentarioNuevo,
): Promise<number> {
  const { id } = await transaction
    .insertInto('mesas_comentarios')
    .values({ mesa_id: mesaId, usuario_id: usuarioId, entidad_id: entidadId, texto })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateComentarioTexto(transaction: Running, id: number, texto: string): Promise<void> {
  await transaction
    .updateTable('mesas_comentarios')
    .set({ texto, editado_en: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function clearComentario(transaction: Running, id: number): Promise<void> {
  await transaction.deleteFrom('mesas_comentarios').where('id', '=', id).execute();
}
