export { elementosDeDatoModule } from './module.ts';
export { elementosDeDatoPublicModule } from './public-module.ts';
