import type { ScreenHandle, TrailStep } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { datosAbiertosPaths, TITULO_DATOS_ABIERTOS } from '../contract/datos-abiertos.paths.ts';

const INICIO: TrailStep = { nombre: 'Inicio', to: '/' };

/** The open data, which anybody may open, in either shell. */
export const datosAbiertosRoutes: RouteObject[] = [
  {
    path: datosAbiertosPaths.home,
    handle: {
      title: TITULO_DATOS_ABIERTOS,
      breadcrumb: { trail: [INICIO], current: TITULO_DATOS_ABIERTOS },
    } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./screens/catalogo-screen.tsx')).CatalogoScreen }),
  },
  {
    path: datosAbiertosPaths.conjunto,
    handle: {
      title: 'Conjunto de datos',
      breadcrumb: {
        trail: [INICIO, { nombre: TITULO_DATOS_ABIERTOS, to: datosAbiertosPaths.home }],
        current: 'Conjunto de datos',
      },
    } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./screens/conjunto-screen.tsx')).ConjuntoScreen }),
  },
];
