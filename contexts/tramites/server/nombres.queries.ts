import { nameJoinedRows, nameRows, type TrailNames } from '@marco/server-kit';
import { sql } from 'kysely';

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: {
    tramite: nameRows('tramites'),
    requisito: nameRows('tramites_requisitos'),
    observacion: nameJoinedRows(
      sql`tramites_observaciones t
        join tramites de on de.id = t.tramite_id
        left join tramites_requisitos papel on papel.id = t.requisito_id`,
      sql`coalesce(papel.nombre, t.papel) || ', ' || de.nombre`,
    ),
  },
  fields: { tramiteId: 'tramite', requisitoId: 'requisito' },
};
