export { addCertificado } from './add-certificado.ts';
export { conformidadDePrueba } from './conformidad-de-prueba.ts';
