import { nameJoinedRows, type TrailNames } from '@marco/server-kit';
import { sql } from 'kysely';

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: {
    acuerdo: nameJoinedRows(
      sql`(select a.id, coalesce(a.numero || ', ', '') || s.nombre as nombre from acuerdos a
        join servicios s on s.id = a.servicio_id) t`,
      sql`t.nombre`,
    ),
    desacuerdo: nameJoinedRows(
      sql`(select d.id, coalesce(a.numero || ', ', '') || s.nombre as nombre from desacuerdos d
        join acuerdos a on a.id = d.acuerdo_id join servicios s on s.id = a.servicio_id) t`,
      sql`t.nombre`,
    ),
    'servicio-version': nameJoinedRows(
      sql`(select v.id, s.nombre || ', ' || v.mayor || '.' || v.menor as nombre from servicios_versiones v
        join servicios s on s.id = v.servicio_id) t`,
      sql`t.nombre`,
    ),
  },
  fields: { acuerdoId: 'acuerdo', consumidoraId: 'entidad', proveedoraId: 'entidad' },
};
