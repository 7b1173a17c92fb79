import { permissionKey } from '@marco/server-kit';
import { CODIGOS_ACTIVIDAD } from '../../contract/actividad.terms.ts';
import { RECURSO_USUARIOS } from '../../contract/terms.ts';
import { usuariosPaths } from '../../contract/usuarios.paths.ts';
import type { FuenteActividades } from '../actividades/fuente-actividades.ts';
import { countPorAprobar } from '../usuarios-por-aprobar.queries.ts';

const APROBAR = permissionKey(RECURSO_USUARIOS, 'aprobar');

/**
 * Registrations that wait for somebody who may decide them: the ministry those of every entidad, others those of their
 * own where the parameter lets them. Nobody decides about themselves.
 */
export const usuariosPorAprobar: FuenteActividades = {
  codigo: CODIGOS_ACTIVIDAD.usuariosPorAprobar,
  findActividad: async (database, actor) => {
    if (!actor.permissions.has(APROBAR)) return undefined;
    const { cantidad, masAntigua, masReciente } = await countPorAprobar(database, {
      salvo: actor.userId,
      ...(actor.readsAllEntities ? {} : { entidadId: actor.entityId }),
    });
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
