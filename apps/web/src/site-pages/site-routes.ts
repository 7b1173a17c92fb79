import type { RouteObject } from 'react-router';
import { galleryRoutes } from '../gallery/gallery-routes.ts';
import { loadLazyRoutes } from '../modules/public-modules.ts';
import { createPlainHandle } from '../plain-routes.ts';
import { ACCESIBILIDAD, MAPA, TERMINOS } from './site-links.ts';

/**
 * Pages about the site itself, for anybody.
 *
 * @param table every other screen, of which the map is made
 */
export function createSiteRoutes(table: readonly RouteObject[]): RouteObject[] {
  return [
    ...galleryRoutes,
    {
      path: TERMINOS.to,
      handle: createPlainHandle(TERMINOS.label),
      lazy: async () => ({ Component: (await import('./terminos-screen.tsx')).TerminosScreen }),
    },
    {
      path: ACCESIBILIDAD.to,
      handle: createPlainHandle(ACCESIBILIDAD.label),
      lazy: async () => ({ Component: (await import('./accesibilidad-screen.tsx')).AccesibilidadScreen }),
    },
    {
      path: MAPA.to,
      handle: createPlainHandle(MAPA.label),
      lazy: async () => {
        const [{ createMapaScreen }, { listHelpPlaces }, lazy] = await Promise.all([
          import('./mapa-screen.tsx'),
          import('../ayuda/list-help-places.ts'),
          loadLazyRoutes(),
        ]);
        return { Component: createMapaScreen([...table, ...lazy], listHelpPlaces()) };
      },
    },
  ];
}
