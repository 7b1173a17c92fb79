export { TONO_ESTADO } from '../estado-certificado.ts';
export { verifyFirmaDelSitio } from './verify-firma-del-sitio.ts';
