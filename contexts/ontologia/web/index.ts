export { ontologiaModule } from './module.ts';
export { ontologiaPublicModule } from './public-module.ts';
