export { ontologiaManifest } from './module.ts';
