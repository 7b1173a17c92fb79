export { conformidadErrors } from './conformidad.errors.ts';
export { getServicioDelBancoEndpoint, type ServicioDelBanco } from './get-servicio-del-banco.endpoint.ts';
export type { ComprobacionDicha, HallazgoDicho, InformeConformidad } from './informe.schema.ts';
export { verifyContratoEndpoint } from './verify-contrato.endpoint.ts';
