import type { DatabaseSchema } from '@marco/database';
import type { Transaction, UpdateObject } from 'kysely';

type Running = Transaction<DatabaseSchema>;

/** A request ends a version; when and why is still to be written. */
export async function addRetiro(
  trx: Running,
  { solicitudId, versionId }: { readonly solicitudId: number; readonly versionId: number },
): Promise<void> {
  await trx
    .insertInto('solicitudes_retiros')
    .values({ solicitud_id: solicitudId, servicio_version_id: versionId })
    .execute();
}

/** Changes columns of it; what is absent stays. */
export async function updateRetiro(
  trx: Running,
  solicitudId: number,
  columns: UpdateObject<DatabaseSchema, 'solicitudes_retiros'>,
): Promise<void> {
  const written = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  if (Object.keys(written).length === 0) return;
  await trx.updateTable('solicitudes_retiros').set(written).where('solicitud_id', '=', solicitudId).execute();
}

export async function clearRetiro(trx: Running, solicitudId: number): Promise<void> {
  await trx.deleteFrom('solicitudes_retiros').where('solicitud_id', '=', solicitudId).execute();
}
