import { call, type Source } from './decision-call.ts';
import { lenguajeSources, named } from './decision-calls-lenguaje.ts';
import type { Around } from './decisions-in.ts';

/** Lists an administrator keeps: who has the permission may change every row, so the call is refused by it alone. */
const CATALOGOS = [
  ...['Lenguaje', 'BaseDeDatos', 'Sistema', 'Sector', 'Departamento', 'Municipio', 'Dominio', 'Criterio'],
];

const ofCatalogos = Object.fromEntries(
  CATALOGOS.map((nombre) => [
    `listAll${nombre}`,
    {
      calls: {
        'permisos.crear': call(`create${nombre}`),
        'permisos.editar': call(`update${nombre}`),
        'permisos.eliminar': call(`delete${nombre}`),
      },
    },
  ]),
);

interface Ided {
  readonly id: number;
}

const ofMembresia = ({ id }: Around) => ({ membresiaId: id });
const ofCompromiso = ({ id }: Around) => ({ idCompromiso: id });
const ofReunion = ({ idReunion }: Around) => ({ idReunion });

const HORA = { fecha: '2027-03-02', hora: '09:00' };

/** Steps of a request, all of one address. */
const PASOS = [
  ...['radicar', 'asignar', 'revisar', 'devolver', 'conceptualizar', 'presentar', 'observar', 'aprobar'],
  ...['certificar', 'rechazar', 'cancelar'],
];
const ofPasos = Object.fromEntries(
  PASOS.map((accion) => [`acciones.${accion}`, call('submitPasoSolicitud', () => ({ accion }))]),
);

/** By the operation that reads them. */
export const SOURCES: Readonly<Record<string, Source>> = {
  ...ofCatalogos,
  ...lenguajeSources,
  listParametros: {
    calls: { 'grupos[].parametros[].edicion': call('updateParametro', ({ valor }) => ({ valor })) },
  },
  searchSalientes: { calls: { 'correos[].reintento': call('submitReintento') } },
  searchEntidades: { calls: { 'permisos.crear': call('createEntidad', named) } },
  getEntidad: {
    records: `select min(id) as id from entidades group by activa, tipo union select entidad_id from membresias
      where usuario_id in (select id from usuarios where numero_identificacion like '10000000%')`,
    calls: {
      'permisos.editar': call('updateEntidad', (entidad) => entidad),
      'permisos.editarContacto': call('updateContactoEntidad', (entidad) => entidad),
      'permisos.cambiarEstado': call('updateEstadoEntidad', ({ activa }) => ({ activa: !activa })),
    },
  },
  getUsuario: {
    records: 'select min(usuario_id) as id from membresias group by estado, rol_id',
    calls: {
      'segundoFactor.liberar': call('revokeSegundoFactor', ({ id }) => ({ usuarioId: id })),
      'membresias[].acciones.aprobar': call('approveUsuario', ofMembresia),
      'membresias[].acciones.rechazar': call('rejectUsuario', ofMembresia),
      'membresias[].acciones.activar': call('updateEstadoUsuario', ({ id }) => ({
        ...{ membresiaId: id, estadoUsuario: true },
      })),
      'membresias[].acciones.inactivar': call('updateEstadoUsuario', ({ id }) => ({
        ...{ membresiaId: id, estadoUsuario: false },
      })),
      'membresias[].acciones.trasladar': call('updateEntidadDeUsuario', ofMembresia),
      'membresias[].acciones.asignar-rol': call('updateRolDeUsuario', ofMembresia),
    },
  },
  listPermisos: {
    calls: {
      crea: call('createRol'),
      edita: [
        'updateRol',
        'updatePermisos',
        'updateFuncionalidad',
        'updateSubfuncionalidad',
        'updateItemDeMenu',
      ].map((operation) => call(operation, () => ({ id: 2 }))),
    },
  },
  getSupresion: {
    calls: {
      decision: call('submitSupresion', () => ({
        confirmacion: 'SUPRIMIR MIS DATOS',
        contrasena: 'Demo2026*',
      })),
    },
  },
  getNodo: {
    records: 'select min(oid) as oid from oid_nodos group by tipo, estado',
    calls: {
      'permisos.editar': call('updateNodo'),
      'permisos.reservar': call('createReserva', ({ oid }) => ({ padre: oid })),
      'permisos.retirar': call('closeReserva'),
    },
  },
  getOpcionesSolicitud: { calls: { 'permisos.crear': call('createSolicitudNivelUno') } },
  searchServiciosNivel: {
    calls: {
      'servicios[].solicitar': call('createSolicitudNivelUno', ({ id }) => ({ servicioId: id })),
    },
  },
  getSolicitud: {
    records: 'select min(id) as id from solicitudes group by estado_id',
    calls: {
      ...ofPasos,
      'acciones.editar': call('updateSolicitudNivelUno'),
      'acciones.eliminar': call('deleteSolicitudNivelUno'),
      'acciones.catalogar': call('updateCatalogoSolicitud'),
      'acciones.decidir': call('updateDecisionesSolicitud'),
    },
  },
  getPermisosMesas: { calls: { crear: call('createMesa') } },
  getGestionMesa: {
    records: 'select min(id) as "idMesa" from mesas group by activa',
    calls: {
      'permisos.editar': [
        call('updateMesa', ({ idMesa }) => ({ id: idMesa })),
        call('updateParticipante', () => ({ idEntidad: 1 })),
        call('closeParticipante', () => ({ idEntidad: 1 })),
        call('createServicioMesa', ({ idMesa }) => ({ idMesa })),
        call('closeServicioMesa', () => ({ idServicio: 1 })),
      ],
      'permisos.cerrar': call('updateEstadoMesa', ({ idMesa }) => ({ id: idMesa, activa: false })),
      'permisos.cerrarDeTodosModos': call('updateEstadoMesa', ({ idMesa }) => ({
        ...{ id: idMesa, activa: false },
      })),
      'permisos.reabrir': call('updateEstadoMesa', ({ idMesa }) => ({ id: idMesa, activa: true })),
      'permisos.historial': call('listHistorial'),
    },
  },
  listGestionReuniones: {
    records: 'select min(id) as "idMesa" from mesas group by activa',
    calls: { programar: call('createReunion', ({ idMesa }) => ({ ...HORA, idMesa })) },
  },
  getGestionReunion: {
    records:
      'select min(r.id) as "idReunion" from reuniones r join mesas m on m.id = r.mesa_id group by r.estado, m.activa',
    calls: {
      'permisos.editar': call('updateReunion', ({ idReunion }) => ({ ...HORA, idReunion })),
      'permisos.anotar': [
        call('submitDesarrollo', ofReunion),
        call('createDecisionReunion', ofReunion),
        call('closeDecisionReunion', ofReunion),
      ],
      'permisos.iniciar': call('updateEstadoReunion', ({ idReunion }) => ({ idReunion, accion: 'iniciar' })),
      'permisos.finalizar': call('updateEstadoReunion', ({ idReunion }) => ({
        idReunion,
        accion: 'finalizar',
      })),
      'permisos.cancelar': call('updateEstadoReunion', ({ idReunion }) => ({
        ...{ idReunion, accion: 'cancelar', motivo: 'Texto' },
      })),
      'permisos.invitar': call('downloadCalendario'),
    },
  },
  searchCompromisos: {
    records: 'select min(id) as "idMesa" from mesas group by activa',
    calls: {
      'agregar.decision': call('createCompromiso', ({ idMesa }) => ({ idMesa })),
      'compromisos[].permisos.editar': call('updateCompromiso', ofCompromiso),
      'compromisos[].permisos.cumplir': call('updateEstadoCompromiso', ({ id }) => ({
        ...{ idCompromiso: id, estado: 'cumplido' },
      })),
      'compromisos[].permisos.cancelar': call('updateEstadoCompromiso', ({ id }) => ({
        ...{ idCompromiso: id, estado: 'cancelado' },
      })),
      'compromisos[].permisos.reabrir': call('updateEstadoCompromiso', ({ id }) => ({
        ...{ idCompromiso: id, estado: 'abierto' },
      })),
    },
  },
  getPermisosDocumentos: {
    records:
      'select min(r.id) as "idReunion" from reuniones r join mesas m on m.id = r.mesa_id group by r.estado, m.activa',
    calls: { adjuntar: [call('uploadDocumentos', ofReunion), call('deleteDocumento', ofReunion)] },
  },
  getGestionActa: {
    records: `select min(r.id) as "idReunion" from reuniones r left join actas a on a.reunion_id = r.id
      group by r.estado, a.estado`,
    calls: {
      'permisos.emitir': call('createActa', ofReunion),
      'permisos.reemitir': call('updateActa', ofReunion),
      'permisos.abrirEnmienda': call('openEnmienda', ofReunion),
      'permisos.proponerEnmienda': call('submitEnmienda', ofReunion),
      'permisos.decidirEnmienda': {
        ...call('approveEnmienda', ({ enmiendas }) => ({ idEnmienda: (enmiendas as Ided[])[0]?.id })),
        of: ({ enmiendas }) => (enmiendas as Ided[]).length > 0,
      },
      'permisos.sellar': call('closeActa', ofReunion),
      'permisos.verificar': call('verifyActa', ofReunion),
    },
  },
};

/** Answers with the same decisions as another, of the same records. */
export const ALIKE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CATALOGOS.map((one) => [`listByType${one}`, `listAll${one}`])),
  getParametro: 'listParametros',
  getSaliente: 'searchSalientes',
  listListasCapas: 'searchCapas',
  listOpcionesEstandar: 'searchEstandares',
  // Each row of a bulk change is decided as the person alone is.
  computeCambioMasivo: 'getUsuario',
  updateUsuarios: 'getUsuario',
};
