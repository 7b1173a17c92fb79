export { reportesModule } from './module.ts';
