export { entidadesModule } from './module.ts';
