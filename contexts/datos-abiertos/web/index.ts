export { datosAbiertosPublicModule } from './public-module.ts';
