export {
  canActOnSolicitud,
  canCreateSolicitud,
  canSeeSolicitud,
  listDecisiones,
  type QuienTramita,
  type SituacionSolicitud,
} from './ciclo/can-act-on-solicitud.ts';
export { CICLO_DE_VIDA } from './ciclo/ciclo-de-vida.ts';
export {
  type DatosEscritos,
  findPendientesDeRadicar,
  listRequisitos,
  PARTES_SOLICITUD,
  type ParteSolicitud,
  type Requisito,
} from './completitud/requisitos.ts';
