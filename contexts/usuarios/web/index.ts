export { usuariosModule } from './module.ts';
export { usuariosPaths } from './usuarios.paths.ts';
