import { nameJoinedRows, nameRows, type TrailNames } from '@marco/server-kit';
import { sql } from 'kysely';

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: {
    solicitud: nameJoinedRows(sql`solicitudes t`, sql`coalesce(t.radicado || ', ', '') || t.servicio_nombre`),
    'estado-solicitud': nameRows('estados_solicitud'),
  },
  fields: { solicitudId: 'solicitud', estadoSolicitudId: 'estado-solicitud', consultorId: 'usuario' },
};
