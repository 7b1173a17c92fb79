export { tramitesManifest } from './module.ts';
