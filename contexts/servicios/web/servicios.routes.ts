import { INICIO } from '@marco/parametros/paths';
import type { RouteObject } from 'react-router';
import { toServicio } from '../contract/servicios.paths.ts';
import type { ServicioSlots } from './servicio-slots.ts';

/**
 * Screens of this context in the private area.
 *
 * @param loadPanels fetches what later contexts show in the page of a servicio, beside the page itself
 */
export function createServiciosRoutes(loadPanels: {
  readonly servicio: () => Promise<ServicioSlots>;
}): RouteObject[] {
  return [
    {
      path: toServicio(':id'),
      handle: { title: 'Servicio', breadcrumb: { trail: [INICIO], current: 'Servicio' } },
      lazy: async () => {
        const [{ createServicioRoute }, slots] = await Promise.all([
          import('./screens/servicio-screen.tsx'),
          loadPanels.servicio(),
        ]);
        return { Component: createServicioRoute(slots) };
      },
    },
  ];
}
