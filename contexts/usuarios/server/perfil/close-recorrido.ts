import type { DatabaseSchema } from '@marco/database';
import { type CallContext, requireActor, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { getRecorridoVisto, updateRecorridoVisto } from './recorrido.repository.ts';

/** Offers the person the first tour no more; the trail keeps the first time alone. */
export function closeRecorrido(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
): Promise<{ vistoEn: string }> {
  const { userId } = requireActor(context);
  return database.transaction().execute(async (trx) => {
    const visto = await updateRecorridoVisto(trx, userId);
    if (!visto) return { vistoEn: (await getRecorridoVisto(trx, userId)).toISOString() };
    await writeAudit(trx, context, {
      action: 'cerrar-recorrido',
      result: 'exito',
      objectType: 'usuario',
      objectId: userId,
      detail: {},
    });
    return { vistoEn: visto.toISOString() };
  });
}
