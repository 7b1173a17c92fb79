import { permissionKey } from '@marco/server-kit';
import { CODIGOS_ACTIVIDAD } from '../../contract/actividad.terms.ts';
import { RECURSO_USUARIOS } from '../../contract/terms.ts';
import { toUsuario, usuariosPaths } from '../../contract/usuarios.paths.ts';
import type { FuenteActividades } from '../actividades/fuente-actividades.ts';
import { buildPorAprobar, listRegistros } from '../usuarios-por-aprobar.queries.ts';

const APROBAR = permissionKey(RECURSO_USUARIOS, 'aprobar');
const CONSULTAR = permissionKey(RECURSO_USUARIOS, 'consultar');

/**
 * Registrations that wait for somebody who may decide them: the ministry those of every entidad, others those of their
 * own where the parameter lets them. Nobody decides about themselves.
 */
export const usuariosPorAprobar: FuenteActividades = {
  codigo: CODIGOS_ACTIVIDAD.usuariosPorAprobar,
  clase: 'usuario',
  findEspera: ({ permissions, userId, entityId, readsAllEntities }, ambito) => {
    if (ambito === 'otros' || !permissions.has(ambito === 'mio' ? APROBAR : CONSULTAR)) return undefined;
    const puedeAprobar = permissions.has(APROBAR);
    const porAprobar = { salvo: userId, ...(readsAllEntities ? {} : { entidadId: entityId }) };
    return {
      titulo: 'Usuarios por aprobar',
      url: usuariosPaths.usersPending,
      buildAsuntos: (database) => buildPorAprobar(database, porAprobar),
      listTextos: async (database, ids) =>
        (await listRegistros(database, ids)).map(({ id, usuario_id, nombre, cargo, entidad }) => ({
          id,
          titulo: `Decida el registro de ${nombre}`,
          detalle: [cargo, entidad].filter(Boolean).join(', '),
          boton: puedeAprobar ? 'Revisar' : 'Ver',
          url: toUsuario(usuario_id),
        })),
    };
  },
};
