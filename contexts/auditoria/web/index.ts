export { auditoriaModule } from './module.ts';
