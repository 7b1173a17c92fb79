export { mesasModule } from './module.ts';
export { mesasPublicModule } from './public-module.ts';
