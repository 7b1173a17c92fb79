export { solicitudesManifest } from './module.ts';
