import { archivosRoutes } from './archivos.routes.ts';

/** What this context gives the private area. */
export const archivosModule = { createRoutes: () => archivosRoutes };
