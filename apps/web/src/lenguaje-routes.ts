import { elementosDeDatoPublicRoutes } from '@marco/elementos-de-dato/web';
import { oidPublicRoutes } from '@marco/oid/web';
import type { RouteObject } from 'react-router';

/** The common language as anybody reads it: dictionary, validator, resolver of identifiers. */
export const lenguajeRoutes: RouteObject[] = [...elementosDeDatoPublicRoutes, ...oidPublicRoutes];
