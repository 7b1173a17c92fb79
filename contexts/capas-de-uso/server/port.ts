export { canDepender } from '../rules/jerarquia.ts';
export { findCapa, findDominio, listDominios } from './opciones.queries.ts';
