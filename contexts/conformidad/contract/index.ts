export type { ComprobacionDicha, HallazgoDicho, InformeConformidad } from './informe.schema.ts';
export { verifyContratoEndpoint } from './verify-contrato.endpoint.ts';
