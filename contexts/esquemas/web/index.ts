export { esquemasModule } from './module.ts';
export { esquemasPublicModule } from './public-module.ts';
