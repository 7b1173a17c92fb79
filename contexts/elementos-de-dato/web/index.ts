export { elementosDeDatoModule } from './module.ts';
