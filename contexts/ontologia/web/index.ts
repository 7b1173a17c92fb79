export { ontologiaModule } from './module.ts';
