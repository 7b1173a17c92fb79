import type { Responsabilidad } from '@marco/acceso/port';
import { countRows } from '@marco/server-kit/database';
import { sql } from 'kysely';

const QUIEN_GESTIONA = 'quien gestiona la mesa';

/** What a person may answer for in the mesas. */
export const responsabilidades: readonly Responsabilidad[] = [
  {
    una: 'compromiso abierto',
    varias: 'compromisos abiertos',
    quienLaRecibe: QUIEN_GESTIONA,
    count: (database, usuarioId) =>
      countRows(
        database,
        sql`compromisos where responsable_usuario_id = ${usuarioId} and estado = 'abierto'`,
      ),
  },
  {
    una: 'mesa activa como consultor',
    varias: 'mesas activas como consultor',
    quienLaRecibe: QUIEN_GESTIONA,
    count: (database, usuarioId) =>
      countRows(database, sql`mesas where consultor_principal_id = ${usuarioId} and activa`),
  },
  {
    una: 'reunión por celebrar',
    varias: 'reuniones por celebrar',
    quienLaRecibe: QUIEN_GESTIONA,
    count: (database, usuarioId) =>
      countRows(
        database,
        sql`reuniones where consultor_principal_id = ${usuarioId}
          and inicia_en > now() and finalizada_en is null and motivo_cancelacion is null`,
      ),
  },
];
