export {
  computeAsignacionesEndpoint,
  computeRepartoEndpoint,
  type EfectoAsignacion,
  listCargaEndpoint,
  type PropuestaDeReparto,
  type ResultadoDeSolicitud,
  updateAsignacionesEndpoint,
} from './asignaciones.endpoints.ts';
export type { BloqueCarga, SolicitudEnCola } from './bloque-carga.schema.ts';
export type { BloqueServicios } from './bloque-servicios.schema.ts';
export type { Carga } from './carga.schema.ts';
export {
  approveCertificacionesEndpoint,
  computeCertificacionesEndpoint,
  type EfectoCertificacion,
} from './certificaciones.endpoints.ts';
export {
  createMensajeSolicitudEndpoint,
  listConversacionEndpoint,
  type MensajeDeConversacion,
  type PaginaConversacion,
} from './conversacion.endpoints.ts';
export {
  type DatosNivelDeTipo,
  listDatosNivelDeServicioEndpoint,
  listDatosNivelEndpoint,
  updateDatosNivelDeServicioEndpoint,
  updateDatosNivelEndpoint,
  updateServiciosNivelEndpoint,
} from './datos-nivel.endpoints.ts';
export type { DocumentoCargado, DocumentoSolicitud } from './documento.schema.ts';
export { getImpactoSolicitudEndpoint, type ImpactoSolicitud } from './impacto.endpoints.ts';
export type { MarcaDeSolicitud } from './marca.schema.ts';
export { updateMarcasSolicitudEndpoint } from './marcas.endpoints.ts';
export {
  type CambiosNivelDos,
  createSolicitudNivelDosEndpoint,
  deleteMensajeSolicitudEndpoint,
  deleteSolicitudNivelDosEndpoint,
  findCorrespondenciaEndpoint,
  getEjemploMensajeEndpoint,
  updateSolicitudNivelDosEndpoint,
  verifyMensajeSolicitudEndpoint,
  verifySolicitudNivelDosEndpoint,
} from './nivel-dos.endpoints.ts';
export type {
  CampoNivelDos,
  InformeDeSolicitud,
  MensajeComprobado,
  NivelDos,
  OperacionNivelDos,
} from './nivel-dos.schema.ts';
export {
  type CambiosNivelTres,
  createSolicitudNivelTresEndpoint,
  deleteSolicitudNivelTresEndpoint,
  getListaVerificacionEndpoint,
  updateSolicitudNivelTresEndpoint,
  updateVerificacionSolicitudEndpoint,
} from './nivel-tres.endpoints.ts';
export type {
  EnsayoDePrueba,
  EnsayoOfrecido,
  FormularioNivelTres,
  ItemVerificado,
  NivelTres,
  RespuestasNivelTres,
} from './nivel-tres.schema.ts';
export {
  type CambiosSolicitud,
  createSolicitudNivelUnoEndpoint,
  deleteDocumentoSolicitudEndpoint,
  deleteSolicitudNivelUnoEndpoint,
  readCamposSolicitudEndpoint,
  updateSolicitudNivelUnoEndpoint,
} from './nivel-uno.endpoints.ts';
export {
  createSolicitudReafirmadaEndpoint,
  getComparacionDeNivelEndpoint,
} from './reafirmacion.endpoints.ts';
export type { ComparacionDeNivel, ReafirmacionDeNivel } from './reafirmacion.schema.ts';
export { getRelojSolicitudEndpoint, type Reloj } from './reloj.endpoints.ts';
export {
  type CambiosRetiro,
  createSolicitudRetiroEndpoint,
  deleteSolicitudRetiroEndpoint,
  updateSolicitudRetiroEndpoint,
} from './retiro.endpoints.ts';
export type { RetiroSolicitado } from './retiro.schema.ts';
export { updateSeguimientoSolicitudEndpoint } from './seguimiento.endpoints.ts';
export type {
  Campo,
  DatosCampo,
  DatosNorma,
  DatosOperacion,
  DatosServicio,
  Norma,
  Paso,
  Solicitud,
  SolicitudListada,
} from './solicitud.schema.ts';
export {
  downloadSolicitudesEndpoint,
  findSolicitantesEndpoint,
  findSolicitudesEndpoint,
  getOpcionesSolicitudEndpoint,
  getSolicitudEndpoint,
  listEstadosSolicitudEndpoint,
  listServiciosNivelEndpoint,
  listSolicitudesEndpoint,
  type PeticionSolicitudes,
  searchServiciosNivelEndpoint,
  searchSolicitudesEndpoint,
} from './solicitudes.endpoints.ts';
export { solicitudesErrors } from './solicitudes.errors.ts';
export {
  submitPasoSolicitudEndpoint,
  updateCatalogoSolicitudEndpoint,
  updateDecisionesSolicitudEndpoint,
} from './tramite.endpoints.ts';
