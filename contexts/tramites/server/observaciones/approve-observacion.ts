import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ObservacionRecibida, tramitesErrors } from '../../contract/index.ts';
import type { DECISIONES_OBSERVACION } from '../../contract/terms.ts';
import { findObservacion } from './observaciones.queries.ts';
import { updateObservacion } from './observaciones.repository.ts';

/**
 * Publishes or discards what a citizen reported, once.
 *
 * @throws OBSERVACION_INEXISTENTE, OBSERVACION_DECIDIDA
 */
export function approveObservacion(
  database: Kysely<DatabaseSchema>,
  id: number,
  decision: (typeof DECISIONES_OBSERVACION)[number],
  context: CallContext,
): Promise<ObservacionRecibida> {
  const intent = { action: 'decidir-observacion', objectType: 'observacion', objectId: id } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const antes = await findObservacion(trx, id);
    if (!antes) throw refuse(tramitesErrors, 'OBSERVACION_INEXISTENTE');
    if (!(await updateObservacion(trx, id, decision, requireActor(context).userId)))
      throw refuse(tramitesErrors, 'OBSERVACION_DECIDIDA');
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      detail: { antes: { estado: antes.estado }, despues: { estado: decision } },
    });
    return { ...antes, estado: decision };
  });
}
