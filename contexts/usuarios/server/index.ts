export { usuariosManifest } from './module.ts';
export { closeUsuarios } from './usuarios/identidades.repository.ts';
export type { Identidades } from './usuarios/identidades.ts';
export type { UsuariosDependencies } from './usuarios.routes.ts';
