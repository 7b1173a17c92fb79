export { datosAbiertosManifest } from './module.ts';
