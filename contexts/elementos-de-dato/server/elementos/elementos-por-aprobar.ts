import { permissionKey } from '@marco/server-kit';
import type { FuenteActividades } from '@marco/usuarios/port';
import { sql } from 'kysely';
import { RECURSO_ELEMENTOS } from '../../contract/terms.ts';

const APROBAR = permissionKey(RECURSO_ELEMENTOS, 'aprobar');

/** Versions that wait for the entidad responsible for them, to who decides there; nobody decides about their own. */
export const elementosPorAprobar: FuenteActividades = {
  codigo: 'elementos-por-aprobar',
  findActividad: async (database, actor) => {
    if (!actor.permissions.has(APROBAR) || actor.entityId === null) return undefined;
    const { cantidad, masAntigua, masReciente } = await database
      .selectFrom('elementos_versiones')
      .where('estado', '=', 'pendiente-entidad')
      .where('entidad_responsable_id', '=', actor.entityId)
      .where('autor_id', 'is distinct from', actor.userId)
      .select([
        sql<number>`count(*)`.as('cantidad'),
        sql<Date | null>`min(modificado_en)`.as('masAntigua'),
        sql<Date | null>`max(modificado_en)`.as('masReciente'),
      ])
      .executeTakeFirstOrThrow();
    if (!masAntigua || !masReciente) return undefined;
    return {
      titulo: 'Elementos de dato por aprobar',
      ...{ cantidad: Number(cantidad), masAntigua, masReciente },
      url: '/app/elementos-de-dato?estado=pendiente-entidad',
    };
  },
};
