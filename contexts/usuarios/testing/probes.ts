import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { Probe, Probes } from '@marco/test-kit/declarations';
import type { ForeignUsuario } from './foreign-records.ts';

type Records = ForeignEntidad & ForeignUsuario;

const APROBACION_MASIVA: Probe<Records> = {
  payload: ({ membresiaId, rolId, entidadId }) => ({
    membresias: [{ id: membresiaId }],
    rolId,
    entidadId,
    accion: 'aprobar',
  }),
  nothing: { permitidos: 0, efectos: [{ usuario: null, ahora: { estado: null, rol: null, entidad: null } }] },
};

/** What is asked of people of another entity. */
export const probes: Probes<Records> = {
  createVistaDeBusqueda: {
    payload: ({ entidadId }) => ({ tipo: 'entidades', id: String(entidadId) }),
    nothing: { guardada: false },
  },
  getUsuario: { url: ({ usuarioId }) => `/api/usuarios/${usuarioId}` },
  revokeSegundoFactor: { payload: ({ usuarioId }) => ({ usuarioId, motivo: 'Ajeno.' }) },
  listUsuariosEntidad: { payload: ({ entidadId }) => ({ entidadId }), nothing: { usuarios: [], total: 0 } },
  searchUsuarios: {
    payload: ({ entidadId }) => ({ entidadId }),
    nothing: { usuarios: [], total: 0, porEstado: { pendiente: 0, activa: 0, inactiva: 0, rechazada: 0 } },
  },
  downloadUsuarios: {
    payload: ({ entidadId }) => ({ entidadId, formato: 'csv' }),
    nothing: '\uFEFFNombre;Documento;Entidad;Rol;Estado\r\n',
  },
  approveUsuario: { payload: ({ membresiaId, rolId }) => ({ membresiaId, rolId }) },
  rejectUsuario: { payload: ({ membresiaId }) => ({ membresiaId, motivo: 'Porque sí.' }) },
  updateEstadoUsuario: { payload: ({ membresiaId }) => ({ membresiaId, estadoUsuario: true }) },
  updateRolDeUsuario: { payload: ({ membresiaId, rolId }) => ({ membresiaId, rolId }) },
  updateEntidadDeUsuario: {
    payload: ({ membresiaId, entidadId, rolId }) => ({ membresiaId, entidadId, rolId }),
  },
  computeCambioMasivo: APROBACION_MASIVA,
  updateUsuarios: APROBACION_MASIVA,
};

/** What takes an id of everybody. */
export const forEverybody = { listRolesAsignables: 'roles are of no entity' };
