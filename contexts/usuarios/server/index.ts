export { closeUsuarios } from './close-usuarios.ts';
export type { Identidades } from './identidades.ts';
export { usuariosManifest } from './module.ts';
export type { UsuariosDependencies } from './usuarios.routes.ts';
