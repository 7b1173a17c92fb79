import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { EnvioCorreo } from '../../contract/terms.ts';

/** Marks notices of a person as read; without ids all of them. Ids of other people change nothing. */
export async function updateLeidas(
  database: Kysely<DatabaseSchema>,
  usuarioId: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  if (ids?.length === 0) return;
  await database
    .updateTable('notificaciones')
    .set({ leida_en: sql<Date>`now()` })
    .where('usuario_id', '=', usuarioId)
    .where('leida_en', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute();
}

export interface NewPreferencia {
  readonly evento: string;
  readonly correo: EnvioCorreo;
  readonly producto: boolean;
}

export async function savePreferencias(
  transaction: Transaction<DatabaseSchema>,
  usuarioId: number,
  preferencias: readonly NewPreferencia[],
): Promise<void> {
  await transaction
    .insertInto('preferencias_notificacion')
    .values(preferencias.map((preferencia) => ({ usuario_id: usuarioId, ...preferencia })))
    .onConflict((conflict) =>
      conflict.columns(['usuario_id', 'evento']).doUpdateSet((row) => ({
        correo: row.ref('excluded.correo'),
        producto: row.ref('excluded.producto'),
      })),
    )
    .execute();
}
