import type { ForeignArchivos } from '@marco/archivos/testing/module';
import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { ForeignServicio } from '@marco/servicios/testing/module';
import type { Probes } from '@marco/test-kit/declarations';
import type { ForeignSolicitud } from './foreign-records.ts';

type Records = ForeignArchivos & ForeignEntidad & ForeignServicio & ForeignSolicitud;

const solicitud = (suffix = '') => ({
  url: ({ solicitudId }: ForeignSolicitud) => `/api/solicitud/${solicitudId}${suffix}`,
});

/** The one that was returned: it can be talked about, answered, followed and cancelled. */
const devuelta = (suffix: string) => ({
  url: ({ solicitudDevueltaId }: ForeignSolicitud) => `/api/solicitud/${solicitudDevueltaId}${suffix}`,
});

const nivelUno = {
  url: ({ solicitudId }: ForeignSolicitud) => `/api/solicitud/nivel-uno/${solicitudId}`,
};

const nivelDos = (suffix = '') => ({
  url: ({ solicitudDosId }: ForeignSolicitud) => `/api/solicitud/nivel-dos/${solicitudDosId}${suffix}`,
});

const solicitudRetiro = {
  url: ({ solicitudId }: ForeignSolicitud) => `/api/solicitud/retiro/${solicitudId}`,
};

const reafirmacion = {
  url: ({ servicioId }: ForeignServicio) => `/api/solicitud/reafirmacion/${servicioId}/1`,
};

const nivelTres = {
  url: ({ solicitudTresId }: ForeignSolicitud) => `/api/solicitud/nivel-tres/${solicitudTresId}`,
};

const nivel = (form: (servicioId: number) => string) => ({
  url: ({ servicioId }: ForeignServicio) => `/api/servicio-nivel${form(servicioId)}`,
});

const SERVICIO = {
  servicioNombre: 'Servicio ajeno',
  servicioDescripcion: '',
  objetivo: '',
  tipoIntercambio: null,
  sincronia: null,
  dominioId: null,
  periodicidad: null,
  volumenEstimado: null,
};

const elegidas = (mas: object = {}) => ({
  payload: ({ solicitudDevueltaId }: ForeignSolicitud) => ({
    solicitudes: [{ solicitudId: solicitudDevueltaId, ...mas }],
  }),
});

/** One per operation that takes the id of a request of another entity, or of its servicio. */
export const probes: Probes<Records> = {
  getSolicitud: solicitud(),
  getRelojSolicitud: devuelta('/reloj'),
  getImpactoSolicitud: devuelta('/impacto'),
  searchSolicitudes: {
    payload: ({ entidadId }) => ({ entidadId }),
    nothing: { solicitudes: [], total: 0 },
  },
  listSolicitudes: {
    url: ({ entidadId }) => `/api/solicitudes?entidadId=${entidadId}`,
    nothing: { solicitudes: [], total: 0 },
  },
  downloadSolicitudes: {
    payload: ({ entidadId }) => ({ entidadId, formato: 'csv' }),
    nothing:
      '\uFEFFRadicado;Servicio;Entidad;Nivel;Estado;Plazo;Consultor;Solicitante;Fecha de creación;Fecha de radicación;Fecha de cierre\r\n',
  },
  listServiciosNivel: { ...nivel((id) => `?servicioId=${id}`), nothing: { servicios: [], total: 0 } },
  listDatosNivel: { ...nivel((id) => `/versiones?servicioId=${id}`), nothing: { filas: [], total: 0 } },
  listDatosNivelDeServicio: nivel((id) => `/${id}/versiones`),
  updateServiciosNivel: { ...nivel((id) => `?servicioId=${id}`), payload: () => ({ objetivo: 'Otro.' }) },
  updateDatosNivel: {
    url: ({ solicitudId }) => `/api/servicio-nivel/edicion?solicitudId=${solicitudId}`,
    payload: () => ({ objetivo: 'Otro.' }),
  },
  updateDatosNivelDeServicio: {
    ...nivel((id) => `/${id}/edicion`),
    payload: () => ({ objetivo: 'Otro.' }),
  },
  createSolicitudNivelUno: { payload: ({ servicioId }) => ({ ...SERVICIO, servicioId }) },
  updateSolicitudNivelUno: { ...nivelUno, payload: () => ({ objetivo: 'Otro.' }) },
  deleteSolicitudNivelUno: nivelUno,
  createSolicitudNivelDos: {
    payload: ({ solicitudVersionId }) => ({ servicioVersionId: solicitudVersionId }),
  },
  updateSolicitudNivelDos: { ...nivelDos(), payload: () => ({ observaciones: 'Otra.' }) },
  deleteSolicitudNivelDos: nivelDos(),
  verifySolicitudNivelDos: nivelDos('/banco'),
  findCorrespondencia: nivelDos('/correspondencia'),
  getEjemploMensaje: nivelDos('/mensajes/ejemplo?operacion=principal&papel=peticion'),
  verifyMensajeSolicitud: nivelDos('/mensajes?operacion=principal&papel=peticion'),
  deleteMensajeSolicitud: {
    url: ({ solicitudDosId, mensajeComprobadoId }) =>
      `/api/solicitud/nivel-dos/${solicitudDosId}/mensajes/${mensajeComprobadoId}`,
  },
  createSolicitudNivelTres: {
    payload: ({ versionEvaluadaId }) => ({ servicioVersionId: versionEvaluadaId }),
  },
  updateSolicitudNivelTres: { ...nivelTres, payload: () => ({ observaciones: 'Otra.' }) },
  deleteSolicitudNivelTres: nivelTres,
  createSolicitudRetiro: {
    payload: ({ solicitudVersionId }) => ({ servicioVersionId: solicitudVersionId }),
  },
  updateSolicitudRetiro: { ...solicitudRetiro, payload: () => ({ motivo: 'Otro.' }) },
  deleteSolicitudRetiro: solicitudRetiro,
  getComparacionDeNivel: reafirmacion,
  createSolicitudReafirmada: { ...reafirmacion, payload: () => ({ huella: '0'.repeat(64) }) },
  updateVerificacionSolicitud: {
    url: ({ solicitudTresId }) => `/api/solicitud/${solicitudTresId}/verificacion`,
    payload: () => ({ items: [{ codigo: 'PL-1', veredicto: 'cumple' }] }),
  },
  deleteDocumentoSolicitud: {
    url: ({ solicitudId, archivoId }) => `/api/solicitud/${solicitudId}/documento/${archivoId}`,
  },
  updateCatalogoSolicitud: { ...solicitud('/elementos'), payload: () => ({ campos: [] }) },
  updateDecisionesSolicitud: { ...solicitud('/decisiones'), payload: () => ({ campos: [] }) },
  updateMarcasSolicitud: {
    ...devuelta('/marcas'),
    payload: ({ marcaId }) => ({ marcas: [{ id: marcaId, respuesta: 'corregida', texto: '' }] }),
  },
  listConversacion: devuelta('/conversacion'),
  createMensajeSolicitud: { ...devuelta('/conversacion'), payload: () => ({ texto: 'Hola.' }) },
  updateSeguimientoSolicitud: { ...devuelta('/seguimiento'), payload: () => ({ seguida: true }) },
  computeAsignaciones: elegidas({ consultorId: 1 }),
  updateAsignaciones: elegidas({ consultorId: 1, version: 1 }),
  computeReparto: elegidas(),
  computeCertificaciones: elegidas(),
  approveCertificaciones: elegidas({ version: 1 }),
  submitPasoSolicitud: {
    ...devuelta('/pasos'),
    payload: () => ({ accion: 'cancelar', motivo: 'Porque sí.' }),
  },
};

/** What takes an id of everybody. */
export const forEverybody = {
  searchServiciosNivel: 'the states of a servicio are a catalogue; the services are those of the caller',
};
