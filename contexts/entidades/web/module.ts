import { createEntidadesRoutes } from './entidades.routes.ts';

/** What this context gives the private area. */
export const entidadesModule = { createRoutes: createEntidadesRoutes };
