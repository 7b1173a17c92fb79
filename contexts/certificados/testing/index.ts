export { addCertificado } from './add-certificado.ts';
export { createTrabajosDeCertificados } from './trabajos-de-certificados.ts';
