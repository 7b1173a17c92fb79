export { writeContratoDeVersion } from './contrato-de-version.ts';
