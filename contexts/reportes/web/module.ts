import { reportesRoutes } from './reportes.routes.ts';

/** What this context gives the private area. */
export const reportesModule = { createRoutes: () => reportesRoutes };
