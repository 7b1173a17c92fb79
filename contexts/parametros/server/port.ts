export { presentMomento } from '../rules/momento.ts';
export { defineNovedades, VARIABLES_HABITUALES } from './define-novedades.ts';
export { deleteAvisosDeUsuario } from './notificaciones/avisos.repository.ts';
export { notify } from './notify.ts';
export {
  findParametroBooleano,
  findParametroEntero,
  findParametroFilas,
  findParametroLista,
  findParametroTexto,
  getParametroEntero,
} from './parametro.queries.ts';
export { findSitio } from './sitio.queries.ts';
