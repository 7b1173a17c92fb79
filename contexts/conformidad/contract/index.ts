export { conformidadErrors } from './conformidad.errors.ts';
export { getInformeEndpoint } from './get-informe.endpoint.ts';
export { getServicioDelBancoEndpoint, type ServicioDelBanco } from './get-servicio-del-banco.endpoint.ts';
export type {
  AvanceConformidad,
  ComprobacionDicha,
  HallazgoDicho,
  InformeConformidad,
  InformeConSello,
} from './informe.schema.ts';
export { verifyContratoEndpoint } from './verify-contrato.endpoint.ts';
