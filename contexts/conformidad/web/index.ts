export { conformidadPublicModule } from './public-module.ts';
