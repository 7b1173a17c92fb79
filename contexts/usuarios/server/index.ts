export { catalogoUsuarios } from './exportacion/catalogo-usuarios.ts';
export type { ActividadFound, FuenteActividades } from './fuente-actividades.ts';
export { createUsuariosModule, type UsuariosDependencies } from './usuarios.routes.ts';
export { usuariosPorAprobar } from './usuarios-por-aprobar.ts';
