export { pasaportesManifest } from './module.ts';
