export { acuerdosModule } from './module.ts';
export { acuerdosPublicModule } from './public-module.ts';
