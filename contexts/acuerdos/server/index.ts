export { acuerdosManifest } from './module.ts';
