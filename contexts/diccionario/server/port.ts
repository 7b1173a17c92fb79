export { findCorreccion } from '../rules/correccion.ts';
export { MINIMO_DENTRO, parseTerminos, toTextoPlegado } from '../rules/terminos.ts';
