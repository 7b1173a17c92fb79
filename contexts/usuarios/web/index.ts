export type { HomeSlots } from './home-slots.ts';
export { usuariosPaths } from './usuarios.paths.ts';
export { createUsuariosRoutes } from './usuarios.routes.ts';
