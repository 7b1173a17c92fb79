export { capasDeUsoManifest } from './module.ts';
