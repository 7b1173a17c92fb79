export { closeUsuarios } from './close-usuarios.ts';
export { eventosUsuarios } from './eventos.ts';
export { catalogoUsuarios } from './exportacion/catalogo-usuarios.ts';
export type { ActividadFound, FuenteActividades } from './fuente-actividades.ts';
export type { Identidades } from './identidades.ts';
export { createUsuariosModule, type UsuariosDependencies } from './usuarios.routes.ts';
export { usuariosPorAprobar } from './usuarios-por-aprobar.ts';
