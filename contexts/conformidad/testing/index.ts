export { writeContratoDeVersion } from './contrato-de-version.ts';
export { createZip, SOAP } from './dorados/dorado.ts';
