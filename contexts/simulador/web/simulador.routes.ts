import { directorioPaths, TITULO_DIRECTORIO } from '@marco/directorio/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { simuladorPaths, TITULO_SIMULADOR } from '../contract/simulador.paths.ts';

/** A servicio tried in a page of its own. */
export const simuladorRoutes: RouteObject[] = [
  {
    path: simuladorPaths.pagina,
    handle: {
      title: TITULO_SIMULADOR,
      breadcrumb: {
        trail: [
          { nombre: 'Inicio', to: '/' },
          { nombre: TITULO_DIRECTORIO, to: directorioPaths.home },
        ],
        current: TITULO_SIMULADOR,
      },
    } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./screens/simulador-screen.tsx')).SimuladorScreen }),
  },
];
