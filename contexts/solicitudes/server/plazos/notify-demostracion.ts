import type { DatabaseSchema } from '@marco/database';
import type { JobHandler } from '@marco/server-kit';
import { isAvisada, notifySolicitud } from '../solicitudes/notify-solicitud.ts';
import { findLockedSolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { listPasosDados } from './plazos.queries.ts';

/**
 * Informs the people who must act about an open request of the demo data, as the product would have done at its last
 * step with a message. One job for each, asked for by database/seeds/demo/seed-demo-avisos.ts.
 */
export const avisarDemostracion: JobHandler<DatabaseSchema> = {
  kind: 'avisar-solicitud-demostracion',
  run: async (trx, { id }) => {
    const row = await findLockedSolicitudRow(trx, Number(id));
    if (!row) return;
    for (const { accion, motivo, usuario_id: quien } of await listPasosDados(trx, row.id)) {
      if (!isAvisada(accion)) continue;
      await notifySolicitud(trx, accion, row, { motivo, quien });
      return;
    }
  },
};
