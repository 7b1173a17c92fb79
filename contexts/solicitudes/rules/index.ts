export { isJustificacionRequerida, listFaltantesDeFila } from './campos/faltantes.ts';
export {
  canActOnSolicitud,
  canCreateSolicitud,
  canSeeSolicitud,
  listDecisiones,
  type QuienTramita,
  type SituacionSolicitud,
} from './ciclo/can-act-on-solicitud.ts';
export { listBotones } from './ciclo/ciclo-de-vida.ts';
export { presentPlazo } from './ciclo/present-plazo.ts';
export {
  type DatosEscritos,
  findPendientesDeRadicar,
  listRequisitos,
  PARTES_SOLICITUD,
  type ParteSolicitud,
  type Requisito,
} from './ciclo/requisitos.ts';
export {
  CONSULTA_VACIA,
  type ConsultaSolicitudes,
  FILTRO_VACIO,
  type FiltroSolicitudes,
  formatConsulta,
  parseConsulta,
} from './consulta-solicitudes.ts';
