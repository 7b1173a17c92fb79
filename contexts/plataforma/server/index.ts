export { plataformaManifest } from './module.ts';
