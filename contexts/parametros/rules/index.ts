export { findErroresTextos, listVariables, renderEjemplo } from './textos-plantilla.ts';
