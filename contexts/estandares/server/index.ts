export { estandaresManifest } from './module.ts';
