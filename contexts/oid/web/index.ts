export { oidModule } from './module.ts';
export { oidPublicModule } from './public-module.ts';
