export { auditoriaModule } from './module.ts';
export { auditoriaPublicModule } from './public-module.ts';
