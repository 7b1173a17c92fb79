export type { CatalogoSlots } from './catalogo-slots.ts';
export type { EntidadSlots } from './entidad-slots.ts';
export { createEntidadesRoutes } from './entidades.routes.ts';
