export { simuladorModule } from './module.ts';
export { simuladorPublicModule } from './public-module.ts';
