export { solicitudesModule } from './module.ts';
