export { certificadosModule } from './module.ts';
export { certificadosPublicModule } from './public-module.ts';
