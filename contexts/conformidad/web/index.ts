export { conformidadModule } from './module.ts';
export { conformidadPublicModule } from './public-module.ts';
