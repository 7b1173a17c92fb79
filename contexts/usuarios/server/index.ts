export { closeUsuarios } from './identidades.repository.ts';
export type { Identidades } from './identidades.ts';
export { usuariosManifest } from './module.ts';
export { closeUsuarios } from './usuarios/close-usuarios.ts';
export type { Identidades } from './usuarios/identidades.ts';
export type { UsuariosDependencies } from './usuarios.routes.ts';
