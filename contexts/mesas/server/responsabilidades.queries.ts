import type { Responsabilidad } from '@marco/acceso/port';
import { sql } from 'kysely';

const QUIEN_GESTIONA = 'quien gestiona la mesa';

/** What a person may answer for in the mesas. */
export const responsabilidades: readonly Responsabilidad[] = [
  {
    una: 'compromiso abierto',
    varias: 'compromisos abiertos',
    quienLaRecibe: QUIEN_GESTIONA,
    count: async (database, usuarioId) => {
      const { total } = await database
        .selectFrom('compromisos')
        .select(sql<number>`count(*)::int`.as('total'))
        .where('responsable_usuario_id', '=', usuarioId)
        .where('estado', '=', 'abierto')
        .executeTakeFirstOrThrow();
      return total;
    },
  },
  {
    una: 'mesa activa como consultor',
    varias: 'mesas activas como consultor',
    quienLaRecibe: QUIEN_GESTIONA,
    count: async (database, usuarioId) => {
      const { total } = await database
        .selectFrom('mesas')
        .select(sql<number>`count(*)::int`.as('total'))
        .where('consultor_principal_id', '=', usuarioId)
        .where('activa', '=', true)
        .executeTakeFirstOrThrow();
      return total;
    },
  },
  {
    una: 'reunión por celebrar',
    varias: 'reuniones por celebrar',
    quienLaRecibe: QUIEN_GESTIONA,
    count: async (database, usuarioId) => {
      const { total } = await database
        .selectFrom('reuniones')
        .select(sql<number>`count(*)::int`.as('total'))
        .where('consultor_principal_id', '=', usuarioId)
        .where(sql<boolean>`inicia_en > now() and finalizada_en is null and motivo_cancelacion is null`)
        .executeTakeFirstOrThrow();
      return total;
    },
  },
];
