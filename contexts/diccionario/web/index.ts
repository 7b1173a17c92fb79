export { diccionarioPublicModule } from './public-module.ts';
