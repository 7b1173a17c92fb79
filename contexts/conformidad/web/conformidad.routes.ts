import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { conformidadPaths, TITULO_BANCO } from '../contract/conformidad.paths.ts';

const home: ScreenHandle = {
  title: TITULO_BANCO,
  breadcrumb: { trail: [{ nombre: 'Inicio', to: '/' }], current: TITULO_BANCO },
};

const TITULO_INFORME = 'Informe de conformidad';

/** The public banco de conformidad, and the reports that are kept. */
export const conformidadRoutes: RouteObject[] = [
  {
    path: conformidadPaths.banco,
    handle: home,
    lazy: async () => ({ Component: (await import('./banco/screens/banco-screen.tsx')).BancoScreen }),
  },
  {
    path: conformidadPaths.informe,
    handle: {
      title: TITULO_INFORME,
      breadcrumb: {
        trail: [
          { nombre: 'Inicio', to: '/' },
          { nombre: TITULO_BANCO, to: conformidadPaths.banco },
        ],
        current: TITULO_INFORME,
      },
    } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./informes/screens/informe-screen.tsx')).InformeScreen }),
  },
];
