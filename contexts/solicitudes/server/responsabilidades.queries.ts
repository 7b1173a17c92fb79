import type { Responsabilidad } from '@marco/acceso/port';
import { sql } from 'kysely';

/** What a person may answer for in the requests. */
export const responsabilidades: readonly Responsabilidad[] = [
  {
    una: 'solicitud en curso',
    varias: 'solicitudes en curso',
    quienLaRecibe: 'quien asigna las solicitudes',
    count: async (database, usuarioId) => {
      const { total } = await database
        .selectFrom('solicitudes as s')
        .innerJoin('estados_solicitud as e', 'e.id', 's.estado_id')
        .select(sql<number>`count(*)::int`.as('total'))
        .where(sql<boolean>`${usuarioId} in (s.solicitante_id, s.consultor_id) and not e.cerrado`)
        .executeTakeFirstOrThrow();
      return total;
    },
  },
];
