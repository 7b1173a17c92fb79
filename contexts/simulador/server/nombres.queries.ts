import { nameJoinedRows, type TrailNames } from '@marco/server-kit';
import { sql } from 'kysely';

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: {
    'version-servicio': nameJoinedRows(
      sql`servicios_versiones t join servicios de on de.id = t.servicio_id`,
      sql`de.nombre || ', versión ' || t.mayor || '.' || t.menor`,
    ),
  },
};
