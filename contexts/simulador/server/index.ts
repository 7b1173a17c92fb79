export { simuladorManifest } from './module.ts';
