import type { RouteObject } from 'react-router';

/** Screens of this context anybody may open, in either shell. */
export const oidPublicRoutes: RouteObject[] = [];
