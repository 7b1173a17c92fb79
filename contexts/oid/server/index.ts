export { oidManifest } from './module.ts';
