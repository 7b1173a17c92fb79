export {
  type CambiosSolicitud,
  createSolicitudNivelUno,
  deleteDocumentoSolicitud,
  deleteSolicitudNivelUno,
  readCamposSolicitud,
  updateSolicitudNivelUno,
} from './nivel-uno.endpoints.ts';
export type {
  Campo,
  DatosCampo,
  DatosNorma,
  DatosServicio,
  DocumentoSolicitud,
  Norma,
  Paso,
  Solicitud,
  SolicitudListada,
} from './solicitud.schema.ts';
export {
  downloadSolicitudes,
  findSolicitantes,
  findSolicitudes,
  getOpcionesSolicitud,
  getSolicitud,
  listEstadosSolicitud,
  type PeticionSolicitudes,
  searchServiciosNivel,
  searchSolicitudes,
} from './solicitudes.endpoints.ts';
export { solicitudesErrors } from './solicitudes.errors.ts';
export {
  submitPasoSolicitud,
  updateCatalogoSolicitud,
  updateDecisionesSolicitud,
} from './tramite.endpoints.ts';
