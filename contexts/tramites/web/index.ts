export { tramitesModule } from './module.ts';
export { tramitesPublicModule } from './public-module.ts';
