export type { EntidadSlots } from './entidad-slots.ts';
export { createEntidadesRoutes } from './entidades.routes.ts';
