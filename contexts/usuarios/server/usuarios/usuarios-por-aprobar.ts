import { permissionKey } from '@marco/server-kit';
import { sql } from 'kysely';
import { CODIGOS_ACTIVIDAD } from '../../contract/actividad.terms.ts';
import { usuariosPaths } from '../../contract/usuarios.paths.ts';
import type { FuenteActividades } from '../actividades/fuente-actividades.ts';

const APROBAR = permissionKey('usuarios', 'aprobar');

/**
 * Registrations that wait for somebody who may decide them: the ministry those of every entidad, others those of their
 * own where the parameter lets them. Nobody decides about themselves.
 */
export const usuariosPorAprobar: FuenteActividades = {
  codigo: CODIGOS_ACTIVIDAD.usuariosPorAprobar,
  findActividad: async (database, actor) => {
    if (!actor.permissions.has(APROBAR)) return undefined;
    let waiting = database
      .selectFrom('membresias')
      .where('estado', '=', 'pendiente')
      .where('usuario_id', '<>', actor.userId);
    if (!actor.readsAllEntities) {
      waiting = waiting
        .where('entidad_id', '=', actor.entityId)
        .where(sql<boolean>`exists (select 1 from parametros
          where clave = 'usuarios.lider_aprueba' and valor = 'true'::jsonb)`);
    }
    const row = await waiting
      .select([
        sql<number>`count(*)`.as('cantidad'),
        sql<Date | null>`min(created_at)`.as('masAntigua'),
        sql<Date | null>`max(created_at)`.as('masReciente'),
      ])
      .executeTakeFirstOrThrow();
    const { cantidad, masAntigua, masReciente } = row;
    if (!masAntigua || !masReciente) return undefined;
    return {
      titulo: 'Usuarios por aprobar',
      cantidad,
      masAntigua,
      masReciente,
      url: usuariosPaths.usersPending,
    };
  },
};
