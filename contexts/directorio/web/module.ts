import type { RouteObject } from 'react-router';

/** What this context gives the private area; the directory itself stands in either shell (`public-module.ts`). */
export const directorioModule = { createRoutes: (): RouteObject[] => [] };
