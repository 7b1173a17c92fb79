export { serviciosModule } from './module.ts';
export { serviciosPublicModule } from './public-module.ts';
