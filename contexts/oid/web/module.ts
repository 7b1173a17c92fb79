import { oidRoutes } from './oid.routes.ts';

/** What this context gives the private area. */
export const oidModule = { createRoutes: () => oidRoutes };
