import type { ForeignRecords } from './foreign-records.ts';
import type { Probe } from './probe.ts';

const solicitud = (suffix = '') => ({
  url: ({ solicitudId }: ForeignRecords) => `/api/solicitud/${solicitudId}${suffix}`,
});

const nivelUno = {
  url: ({ solicitudId }: ForeignRecords) => `/api/solicitud/nivel-uno/${solicitudId}`,
};

const SERVICIO = {
  ...{ servicioNombre: 'Servicio ajeno', servicioDescripcion: '', objetivo: '', tipoIntercambio: null },
  ...{ sincronia: null, dominioId: null, periodicidad: null, volumenEstimado: null },
};

/** One per operation that takes the id of a request of another entity, or of its servicio. */
export const PROBES_SOLICITUDES: Readonly<Record<string, Probe>> = {
  getSolicitud: solicitud(),
  searchSolicitudes: {
    payload: ({ entidadId }) => ({ entidadId }),
    nothing: { solicitudes: [], total: 0 },
  },
  downloadSolicitudes: {
    payload: ({ entidadId }) => ({ entidadId, formato: 'csv' }),
    nothing:
      '\uFEFFRadicado;Servicio;Entidad;Nivel;Estado;Plazo;Consultor;Solicitante;Fecha de creación;Fecha de radicación;Fecha de cierre\r\n',
  },
  createSolicitudNivelUno: { payload: ({ servicioId }) => ({ ...SERVICIO, servicioId }) },
  updateSolicitudNivelUno: { ...nivelUno, payload: () => ({ objetivo: 'Otro.' }) },
  deleteSolicitudNivelUno: nivelUno,
  deleteDocumentoSolicitud: {
    url: ({ solicitudId, archivoId }) => `/api/solicitud/${solicitudId}/documento/${archivoId}`,
  },
  updateCatalogoSolicitud: { ...solicitud('/elementos'), payload: () => ({ campos: [] }) },
  updateDecisionesSolicitud: { ...solicitud('/decisiones'), payload: () => ({ campos: [] }) },
  submitPasoSolicitud: {
    ...solicitud('/pasos'),
    payload: () => ({ accion: 'cancelar', motivo: 'Porque sí.' }),
  },
};
