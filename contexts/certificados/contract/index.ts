export type {
  CertificadoDeVersion,
  CertificadoListado,
  CertificadoPublico,
  CotejoDeCertificado,
} from './certificado.schema.ts';
export {
  getCertificadoEndpoint,
  listCertificadosDeVersionEndpoint,
  searchCertificadosEndpoint,
  submitPasoCertificadoEndpoint,
  submitPropuestaSuspensionEndpoint,
  verifyCertificadoEndpoint,
} from './certificados.endpoints.ts';
export { certificadosErrors } from './certificados.errors.ts';
