import { INICIO } from '@marco/parametros/paths';
import type { PanelsOf } from '@marco/web-kit/panel-slots';
import type { RouteObject } from 'react-router';
import { toServicio, toVidaVersion, VERSIONES_SERVICIOS } from '../contract/servicios.paths.ts';

/**
 * Screens of this context in the private area.
 *
 * @param panelsOf finds what later contexts show in the page of a servicio, which is fetched beside the page itself
 */
export function createServiciosRoutes(panelsOf: PanelsOf): RouteObject[] {
  return [
    {
      path: VERSIONES_SERVICIOS.to,
      handle: {
        title: VERSIONES_SERVICIOS.nombre,
        breadcrumb: { trail: [INICIO], current: VERSIONES_SERVICIOS.nombre },
      },
      lazy: async () => ({ Component: (await import('./screens/versiones-screen.tsx')).VersionesScreen }),
    },
    {
      path: toVidaVersion(':id'),
      handle: {
        title: 'Versión',
        breadcrumb: { trail: [INICIO, VERSIONES_SERVICIOS], current: 'Versión' },
      },
      lazy: async () => ({
        Component: (await import('./screens/vida-version-screen.tsx')).VidaVersionScreen,
      }),
    },
    {
      path: toServicio(':id'),
      handle: { title: 'Servicio', breadcrumb: { trail: [INICIO], current: 'Servicio' } },
      lazy: async () => {
        const [{ createServicioRoute }, slots] = await Promise.all([
          import('./screens/servicio-screen.tsx'),
          panelsOf('servicio')(),
        ]);
        return { Component: createServicioRoute(slots) };
      },
    },
  ];
}
