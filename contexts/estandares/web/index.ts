export { estandaresModule } from './module.ts';
