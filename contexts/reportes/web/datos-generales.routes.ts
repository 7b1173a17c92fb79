import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { DATOS_GENERALES, TITULO_DATOS_GENERALES } from '../contract/datos-generales.paths.ts';

const handle: ScreenHandle = {
  title: TITULO_DATOS_GENERALES,
  breadcrumb: { trail: [{ nombre: 'Inicio', to: '/', seccion: 1 }], current: TITULO_DATOS_GENERALES },
};

/** The general data in either shell (ROUTE-07). */
export const datosGeneralesRoutes: RouteObject[] = [
  {
    path: DATOS_GENERALES,
    handle,
    lazy: async () => ({
      Component: (await import('./screens/datos-generales-screen.tsx')).DatosGeneralesScreen,
    }),
  },
];
