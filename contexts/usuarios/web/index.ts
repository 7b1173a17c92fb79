export { usuariosPaths } from '../contract/usuarios.paths.ts';
export { usuariosModule } from './module.ts';
