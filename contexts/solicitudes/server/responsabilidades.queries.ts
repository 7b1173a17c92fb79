import type { Responsabilidad } from '@marco/acceso/port';
import { countRows } from '@marco/server-kit/database';
import { sql } from 'kysely';

/** What a person may answer for in the requests. */
export const responsabilidades: readonly Responsabilidad[] = [
  {
    una: 'solicitud en curso',
    varias: 'solicitudes en curso',
    quienLaRecibe: 'quien asigna las solicitudes',
    count: (database, usuarioId) =>
      countRows(
        database,
        sql`solicitudes s join estados_solicitud e on e.id = s.estado_id
          where ${usuarioId} in (s.solicitante_id, s.consultor_id) and not e.cerrado`,
      ),
  },
];
