export { findColorEstado } from './color-estado.ts';
