import { type Around, call, type Sources } from '@marco/test-kit/declarations';

const ofMembresia = ({ id }: Around) => ({ membresiaId: id });
const withEstado =
  (estadoUsuario: boolean) =>
  ({ id }: Around) => ({ membresiaId: id, estadoUsuario });

const EDICION_DE_ROLES = [
  'updateRol',
  'updatePermisos',
  'updateFuncionalidad',
  'updateSubfuncionalidad',
  'updateItemDeMenu',
];

/** People and roles. */
export const decisions: Sources = {
  getUsuario: {
    records: 'select min(usuario_id) as id from membresias group by estado, rol_id',
    calls: {
      'segundoFactor.liberar': call('revokeSegundoFactor', ({ id }) => ({ usuarioId: id })),
      'membresias[].acciones.aprobar': call('approveUsuario', ofMembresia),
      'membresias[].acciones.rechazar': call('rejectUsuario', ofMembresia),
      'membresias[].acciones.activar': call('updateEstadoUsuario', withEstado(true)),
      'membresias[].acciones.inactivar': call('updateEstadoUsuario', withEstado(false)),
      'membresias[].acciones.trasladar': call('updateEntidadDeUsuario', ofMembresia),
      'membresias[].acciones.asignar-rol': call('updateRolDeUsuario', ofMembresia),
    },
  },
  listPermisos: {
    calls: {
      crea: call('createRol'),
      edita: EDICION_DE_ROLES.map((operation) => call(operation, () => ({ id: 2 }))),
    },
  },
};

/** Each row of a bulk change is decided as the person alone is. */
export const alike = { computeCambioMasivo: 'getUsuario', updateUsuarios: 'getUsuario' };
