export type { CertificadoListado, CertificadoPublico, CotejoDeCertificado } from './certificado.schema.ts';
export {
  getCertificadoEndpoint,
  searchCertificadosEndpoint,
  submitPasoCertificadoEndpoint,
  verifyCertificadoEndpoint,
} from './certificados.endpoints.ts';
export { certificadosErrors } from './certificados.errors.ts';
