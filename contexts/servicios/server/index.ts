export { serviciosManifest } from './module.ts';
