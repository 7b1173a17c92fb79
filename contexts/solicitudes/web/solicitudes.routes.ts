import type { RouteObject } from 'react-router';

/** Screens of this context in the private area. */
export const solicitudesRoutes: RouteObject[] = [];
