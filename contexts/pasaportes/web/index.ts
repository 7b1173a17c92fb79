export { pasaportesModule } from './module.ts';
export { pasaportesPublicModule } from './public-module.ts';
