export { plataformaModule } from './module.ts';
export { plataformaPublicModule } from './public-module.ts';
