export { addCertificado } from './add-certificado.ts';
