export { capasDeUsoModule } from './module.ts';
