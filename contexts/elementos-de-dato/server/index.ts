export { elementosDeDatoManifest } from './module.ts';
