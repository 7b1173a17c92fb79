export { usuariosModule } from './module.ts';
