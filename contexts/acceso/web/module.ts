import { accesoPrivateRoutes } from './acceso-private.routes.ts';

/** What this context gives the private area. */
export const accesoModule = { createRoutes: () => accesoPrivateRoutes };
