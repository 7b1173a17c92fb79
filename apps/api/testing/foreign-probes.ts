import type { AnyEndpoint, ExposedAddress } from '@marco/contract-kit';
import { RECURSOS_DEL_MINISTERIO } from '@marco/usuarios/terms';
import { PROBES_ELEMENTOS } from './foreign-probes-elementos.ts';
import { PROBES_SOLICITUDES } from './foreign-probes-solicitudes.ts';
import type { ForeignRecords } from './foreign-records.ts';
import type { Probe } from './probe.ts';

const entidad = (suffix = '') => ({
  url: ({ entidadId }: ForeignRecords) => `/api/entidad/${entidadId}${suffix}`,
});

const exportacion = (suffix = '') => ({
  url: ({ exportacionId }: ForeignRecords) => `/api/exportaciones/${exportacionId}${suffix}`,
});

const CONTACTO = {
  ...{ direccion: null, sitioWeb: null, telefono: '6015551234', correoElectronico: 'a@ejemplo.gov.co' },
  ...{ nombreContacto: 'Ana Ruiz', cargoContacto: 'Directora' },
};

const cambio = (action: object) => ({
  payload: ({ membresiaId, rolId, entidadId }: ForeignRecords) => ({
    ...{ membresias: [{ id: membresiaId }], rolId, entidadId },
    ...action,
  }),
  nothing: { permitidos: 0, efectos: [{ usuario: null, ahora: { estado: null, rol: null, entidad: null } }] },
});

const MESA = {
  ...{
    nombre: 'Mesa ajena',
    objetivo: 'Ninguno.',
    descripcion: 'Ninguna.',
    admEntidadLider: 1,
    admUsuarioId: 1,
  },
  ...{ emailResponsableEntidad: 'a@ejemplo.gov.co', emailConsultor: 'b@ejemplo.gov.co' },
};

const REUNION = {
  ...{
    tematica: 'Ajena',
    fecha: '2099-03-16',
    hora: '09:30',
    duracionMinutos: 60,
    lugar: 'Sala',
    enlace: '',
  },
  ...{ consultorPrincipal: 1, consultores: [], puntos: [], participantes: [] },
};

const reunion = (suffix: string) => ({ url: () => `/api/mesaInteroperabilidad/reunion/1/${suffix}` });

const COMPROMISO = {
  ...{ descripcion: 'Ajeno.', responsable: 'Nadie', idResponsable: null, plazoDiasHabiles: 5, venceEn: null },
  ...{ idServicio: null, idEstadoServicio: null },
};

/** One per operation that takes the id of a record of an entity or of a person. */
export const PROBES: Readonly<Record<string, Probe>> = {
  ...PROBES_ELEMENTOS,
  ...PROBES_SOLICITUDES,
  getEntidad: entidad(),
  updateEntidad: {
    ...entidad(),
    payload: () => ({
      ...CONTACTO,
      ...{ tipo: 'publica', nit: '899999027', dv: '8', nombre: 'Otro nombre', sigla: null, sectorId: null },
      ...{
        ordenId: null,
        naturaleza: null,
        departamentoCodigo: null,
        municipioCodigo: null,
        codigoSigep: null,
      },
      ...{ codigoSnies: null, caracter: null, codigoXroad: null },
    }),
  },
  searchEntidades: {
    payload: ({ marks: [, texto] }) => ({ texto }),
    nothing: { entidades: [], total: 0, estados: { activas: 0, inactivas: 0 } },
  },
  updateContactoEntidad: { ...entidad('/contacto'), payload: () => CONTACTO },
  updateEstadoEntidad: { ...entidad('/estado'), payload: () => ({ activa: false, motivo: 'Porque sí.' }) },
  createMesa: { payload: () => MESA },
  updateMesa: { payload: () => ({ ...MESA, id: 1 }) },
  updateEstadoMesa: { payload: () => ({ id: 1, activa: false, motivo: 'Porque sí.' }) },
  updateParticipante: {
    url: ({ entidadId }) => `/api/mdi-minteroperabilidad-entidads-mesa/1/${entidadId}`,
    payload: () => ({ rol: 'invitada' }),
  },
  closeParticipante: {
    url: ({ entidadId }) => `/api/mdi-minteroperabilidad-entidads-mesa/1/${entidadId}`,
  },
  listHistorial: { url: ({ mesaId }) => `/api/mesaInteroperabilidad/historial/${mesaId}` },
  listGestionReuniones: { url: ({ mesaId }) => `/api/mesaInteroperabilidad/gestion/${mesaId}/reuniones` },
  getGestionReunion: reunion('gestion'),
  downloadCalendario: reunion('calendario'),
  createReunion: { payload: ({ mesaId }) => ({ ...REUNION, idMesa: mesaId }) },
  updateReunion: { payload: () => ({ ...REUNION, idReunion: 1 }) },
  updateEstadoReunion: { payload: () => ({ idReunion: 1, accion: 'cancelar', motivo: 'Porque sí.' }) },
  updateDesarrollo: {
    ...reunion('desarrollo'),
    payload: () => ({ cambios: [{ campo: 'avance', base: '', valor: 'Ajeno' }] }),
  },
  submitDesarrollo: { payload: () => ({ idReunion: 1 }) },
  createDecisionReunion: { payload: () => ({ idReunion: 1, texto: 'Ajena' }) },
  closeDecisionReunion: { payload: () => ({ idReunion: 1, idDecision: 1, texto: 'Ajena' }) },
  createServicioMesa: { payload: () => ({ idMesa: 1, idServicio: 1 }) },
  closeServicioMesa: { url: () => '/api/mesaInteroperabilidad/servicio-mesa/1/1' },
  searchCompromisos: {
    payload: ({ entidadId }) => ({ idEntidad: entidadId }),
    nothing: { compromisos: [], total: 0 },
  },
  listResponsables: { url: () => '/api/mesaInteroperabilidad/compromisos/responsables/1' },
  createCompromiso: {
    payload: ({ entidadId }) => ({ ...COMPROMISO, idEntidad: entidadId, idMesa: 1, idReunion: null }),
  },
  updateCompromiso: {
    url: ({ compromisoId }) => `/api/mesaInteroperabilidad/compromisos/${compromisoId}`,
    payload: ({ entidadId }) => ({ ...COMPROMISO, idEntidad: entidadId }),
  },
  updateEstadoCompromiso: {
    url: ({ compromisoId }) => `/api/mesaInteroperabilidad/compromisos/${compromisoId}/estado`,
    payload: () => ({ estado: 'cumplido', motivo: 'Porque sí.' }),
  },
  updateBusquedaNombrada: {
    url: ({ busquedaId }) => `/api/mesaInteroperabilidad/busquedas/${busquedaId}`,
    payload: () => ({ nombre: 'Mía' }),
  },
  deleteBusquedaNombrada: { url: ({ busquedaId }) => `/api/mesaInteroperabilidad/busquedas/${busquedaId}` },
  createActa: { payload: () => ({ idReunion: 1 }) },
  updateActa: { payload: () => ({ idReunion: 1 }) },
  openEnmienda: { payload: () => ({ idReunion: 1, dias: 5 }) },
  submitEnmienda: { payload: ({ reunionId }) => ({ idReunion: reunionId, texto: 'Otra cosa.' }) },
  approveEnmienda: { payload: () => ({ idEnmienda: 1, aceptada: true, respuesta: 'Sí.' }) },
  closeActa: { payload: () => ({ idReunion: 1 }) },
  getUsuario: { url: ({ usuarioId }) => `/api/usuarios/${usuarioId}` },
  revokeSegundoFactor: { payload: ({ usuarioId }) => ({ usuarioId, motivo: 'Ajeno.' }) },
  listUsuariosEntidad: { payload: ({ entidadId }) => ({ entidadId }), nothing: { usuarios: [], total: 0 } },
  searchUsuarios: {
    payload: ({ entidadId }) => ({ entidadId }),
    nothing: { usuarios: [], total: 0, porEstado: { pendiente: 0, activa: 0, inactiva: 0, rechazada: 0 } },
  },
  approveUsuario: { payload: ({ membresiaId, rolId }) => ({ membresiaId, rolId }) },
  rejectUsuario: { payload: ({ membresiaId }) => ({ membresiaId, motivo: 'Porque sí.' }) },
  updateEstadoUsuario: { payload: ({ membresiaId }) => ({ membresiaId, estadoUsuario: true }) },
  updateRolDeUsuario: { payload: ({ membresiaId, rolId }) => ({ membresiaId, rolId }) },
  updateEntidadDeUsuario: {
    payload: ({ membresiaId, entidadId, rolId }) => ({ membresiaId, entidadId, rolId }),
  },
  computeCambioMasivo: cambio({ accion: 'aprobar' }),
  updateUsuarios: cambio({ accion: 'aprobar' }),
  chooseEntidad: { payload: ({ entidadId }) => ({ entidadId }) },
  closeSesion: { payload: ({ sesionId }) => ({ id: sesionId }) },
  updateLeidas: { payload: ({ notificacionId }) => ({ ids: [notificacionId] }), nothing: {} },
  downloadContenido: { url: ({ archivoId }) => `/api/downloadFileOpt/${archivoId}` },
  deleteArchivo: { payload: ({ archivoId }) => ({ archivoId }) },
  uploadDocumentos: { payload: ({ archivoId }) => ({ idReunion: 1, archivos: [archivoId] }) },
  deleteDocumento: { payload: ({ archivoId }) => ({ idReunion: 1, idArchivo: archivoId }) },
  downloadEntidades: {
    payload: ({ marks: [, texto] }) => ({ texto, formato: 'csv' }),
    nothing: '\uFEFFEntidad;NIT;Tipo;Sector;Ubicación;Estado\r\n',
  },
  downloadUsuarios: {
    payload: ({ entidadId }) => ({ entidadId, formato: 'csv' }),
    nothing: '\uFEFFNombre;Documento;Entidad;Rol;Estado\r\n',
  },
  getExportacion: exportacion(),
  downloadExportacion: exportacion('/archivo'),
  closeExportacion: exportacion('/cancelar'),
  submitExportacion: exportacion('/reintentar'),
  downloadArchivo: {
    payload: ({ archivoId }) => ({ archivoId }),
    nothing: { mensajeResponse: { estado: false }, object: null },
  },
};

/** Operations that take an id of something everybody may ask about, each with why. */
export const FOR_EVERYBODY: Readonly<Record<string, string>> = {
  getFicha: 'the ontology is of no entity',
  updateEstadoFicha: 'the ontology is of no entity',
  deleteFicha: 'the ontology is of no entity',
  findOpcionesOntologia: 'the ontology is of no entity',
  createDefinicion: 'the ontology is of no entity',
  updateDefinicion: 'the ontology is of no entity',
  createIndividuo: 'the ontology is of no entity',
  updateIndividuo: 'the ontology is of no entity',
  createRegla: 'the ontology is of no entity',
  updateRegla: 'the ontology is of no entity',
  updateEvento: 'the ontology is of no entity',
  listFichasElemento: 'the ontology is of no entity',
  computeRegla: 'the ontology is of no entity',
  getMesa: 'mesas are public',
  getGestionMesa: 'mesas are public',
  getPermisosDocumentos: 'says what the caller may do with a meeting',
  getActa: 'the acta of a meeting held is public',
  verifyActa: 'whoever reads an acta verifies it',
  getGestionActa: 'the same acta, with what the caller may do; proposals only for who attended',
  getReunion: 'meetings that were held are public',
  listEntidadesDeMesa: 'mesas are public',
  listServiciosDeMesa: 'mesas are public',
  listReuniones: 'meetings that were held are public',
  searchMesas: 'mesas are public',
  downloadMesas: 'mesas are public',
  searchContenido: 'mesas are public, and compromisos are read by all who work with them',
  downloadEncontradas: 'what searchContenido finds',
  listMesasEntidad: 'mesas are public',
  listServiciosEntidad: 'services are public',
  searchServiciosNivel: 'the states of a servicio are a catalogue; the services are those of the caller',
  listRolesAsignables: 'roles are of no entity',
  createEntidad: 'sectors and orders are catalogues',
  searchEstandares: 'standards are of the whole framework',
  downloadEstandares: 'standards are of the whole framework',
  getEstandar: 'standards are of the whole framework',
  updateEstandar: 'standards are of the whole framework',
  updateEvaluacion: 'standards are of the whole framework',
  updateEstadoEstandar: 'standards are of the whole framework',
  approveEstandar: 'standards are of the whole framework; a file is taken only from who uploaded it',
  closeEstandar: 'standards are of the whole framework',
  createCambioEstandar: 'standards are of the whole framework',
  listElementosEstandar: 'standards are of everybody; of the elements in work of others nothing is listed',
  listValoresPublicados: 'what is or was in force is public',
  listServiciosElemento: 'services, and what they exchange, are public',
  registerUsuario: 'people ask to enter any entity',
  submitRestablecimiento: 'answers the same for every entity',
};

const ID_FIELD = /^(id|ids|membresias|archivo)$|^id[A-Z]|Id$|^adm[A-Z]/;

/** Whether an operation takes the id of a record that belongs to somebody: not of what is of the whole product. */
export function takesForeignId({ request }: AnyEndpoint, { access }: ExposedAddress): boolean {
  if (access.kind === 'permission' && RECURSOS_DEL_MINISTERIO.includes(access.resource)) return false;
  const shapes = [request.params, request.query, request.body] as readonly unknown[];
  return shapes.flatMap(listFields).some((name) => ID_FIELD.test(name));
}

function listFields(schema: unknown): string[] {
  const isObject = typeof schema === 'object' && schema !== null && 'shape' in schema;
  return isObject ? Object.keys(schema.shape as object) : [];
}
