export { archivosModule } from './module.ts';
