export { reportesModule } from './module.ts';
export { reportesPublicModule } from './public-module.ts';
