export { directorioManifest } from './module.ts';
