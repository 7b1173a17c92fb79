import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';

/** A notice as it is kept for one person. */
export interface NewNotificacion {
  readonly usuarioId: number;
  readonly evento: string;
  readonly titulo: string;
  readonly texto: string;
  readonly enlace: string | null;
  readonly visible: boolean;
  readonly resumenPendiente: boolean;
  /** What its template was filled with; null where nobody else may see it. */
  readonly valores: Readonly<Record<string, string>> | null;
}

export async function createNotificacion(
  transaction: Transaction<DatabaseSchema>,
  notificacion: NewNotificacion,
): Promise<void> {
  await transaction
    .insertInto('notificaciones')
    .values({
      usuario_id: notificacion.usuarioId,
      evento: notificacion.evento,
      titulo: notificacion.titulo,
      texto: notificacion.texto,
      enlace: notificacion.enlace,
      visible: notificacion.visible,
      resumen_pendiente: notificacion.resumenPendiente,
      valores: notificacion.valores && JSON.stringify(notificacion.valores),
    })
    .execute();
}

/** Marks these notices as sent in a summary. */
export async function closeResumen(
  transaction: Transaction<DatabaseSchema>,
  ids: readonly number[],
): Promise<void> {
  await transaction
    .updateTable('notificaciones')
    .set({ resumen_pendiente: false })
    .where('id', 'in', ids)
    .execute();
}

/** Notices one cleaning takes at most: it must not hold the table. */
const TANDA_LIMPIEZA = 1000;

/**
 * Deletes notices that were read more than so many days ago, and equally old ones that were only sent in a summary.
 */
export async function clearNotificacionesViejas(
  database: Kysely<DatabaseSchema>,
  dias: number,
): Promise<void> {
  const limite = sql`now() - make_interval(days => ${dias})`;
  await sql`delete from notificaciones where id in (
    (select id from notificaciones where leida_en < ${limite} and not resumen_pendiente
      order by leida_en limit ${sql.lit(TANDA_LIMPIEZA)})
    union all (select id from notificaciones where not visible and not resumen_pendiente and created_at < ${limite}
      order by created_at limit ${sql.lit(TANDA_LIMPIEZA)}))`.execute(database);
}

/** Deletes the notices of a person and their choice of channels. */
export async function deleteAvisosDeUsuario(
  transaction: Transaction<DatabaseSchema>,
  usuarioId: number,
): Promise<void> {
  await transaction.deleteFrom('notificaciones').where('usuario_id', '=', usuarioId).execute();
  await transaction.deleteFrom('preferencias_notificacion').where('usuario_id', '=', usuarioId).execute();
}
