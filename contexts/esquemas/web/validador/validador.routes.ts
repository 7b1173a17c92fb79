import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { TITULO_VALIDADOR, validadorPaths } from '../../contract/validador.paths.ts';

const home: ScreenHandle = {
  title: TITULO_VALIDADOR,
  breadcrumb: { trail: [{ nombre: 'Inicio', to: '/' }], current: TITULO_VALIDADOR },
};

/** The public validator of messages. */
export const validadorRoutes: RouteObject[] = [
  {
    path: validadorPaths.home,
    handle: home,
    lazy: async () => ({ Component: (await import('./screens/validador-screen.tsx')).ValidadorScreen }),
  },
];
