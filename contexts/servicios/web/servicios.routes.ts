import { INICIO } from '@marco/parametros/paths';
import type { RouteObject } from 'react-router';
import { toServicio } from '../contract/servicios.paths.ts';

/** Screens of this context in the private area. */
export const serviciosRoutes: RouteObject[] = [
  {
    path: toServicio(':id'),
    handle: { title: 'Servicio', breadcrumb: { trail: [INICIO], current: 'Servicio' } },
    lazy: async () => ({ Component: (await import('./screens/servicio-screen.tsx')).ServicioScreen }),
  },
];
