import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { conformidadPaths, TITULO_BANCO } from '../../contract/conformidad.paths.ts';

const home: ScreenHandle = {
  title: TITULO_BANCO,
  breadcrumb: { trail: [{ nombre: 'Inicio', to: '/' }], current: TITULO_BANCO },
};

/** The public banco de conformidad. */
export const bancoRoutes: RouteObject[] = [
  {
    path: conformidadPaths.banco,
    handle: home,
    lazy: async () => ({ Component: (await import('./screens/banco-screen.tsx')).BancoScreen }),
  },
];
