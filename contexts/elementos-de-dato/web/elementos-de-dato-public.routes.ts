import type { RouteObject } from 'react-router';
import { validadorRoutes } from './validador/validador.routes.ts';

/** Screens of this context anybody may open, in either shell. */
export const elementosDeDatoPublicRoutes: RouteObject[] = validadorRoutes;
