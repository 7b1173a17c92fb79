export type { ConformidadCertificada, VerificacionCertificada } from '../rules/credencial.ts';
export {
  type CausaDeExpedicion,
  type CertificadoPorExpedir,
  createCertificado,
  type PersonaDeCertificado,
} from './create-certificado.ts';
export { createPasosDemostracion, type PasoDemostracion } from './create-pasos-demostracion.ts';
export { buildEstadoDelDia, buildVigenteHoy } from './estado-del-dia.queries.ts';
export {
  type CertificadoDelExpediente,
  createDocumentoFirmado,
  type Expediente,
  type Firmante,
  findDocumentosDeConfianza,
  findExpediente,
} from './expediente.ts';
