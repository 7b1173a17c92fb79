export { mesasManifest } from './module.ts';
