export { findCorreccion } from '../rules/correccion.ts';
export { MINIMO_DENTRO, parseTerminos, toTextoPlegado } from '../rules/terminos.ts';
export { listCambios } from './cambios.queries.ts';
export { listEntradas } from './entradas.queries.ts';
