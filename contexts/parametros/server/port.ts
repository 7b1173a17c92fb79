export { presentMomento } from '../rules/momento.ts';
export { defineEventos, VARIABLES_HABITUALES } from './define-eventos.ts';
export { deleteAvisosDeUsuario } from './notificaciones/avisos.repository.ts';
export { notify } from './notify.ts';
export {
  findParametroBooleano,
  findParametroEntero,
  findParametroLista,
  findParametroTexto,
} from './parametro.queries.ts';
