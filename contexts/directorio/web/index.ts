export { directorioModule } from './module.ts';
export { directorioPublicModule } from './public-module.ts';
