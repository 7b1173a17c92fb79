export { reportesManifest } from './module.ts';
