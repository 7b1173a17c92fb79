import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { pasaportesPaths, TITULO_PASAPORTE } from '../contract/pasaportes.paths.ts';

/** The page of a pasaporte, which anybody may open, in either shell. */
export const pasaportesRoutes: RouteObject[] = [
  {
    path: pasaportesPaths.publico,
    handle: {
      title: TITULO_PASAPORTE,
      breadcrumb: { trail: [{ nombre: 'Inicio', to: '/' }], current: TITULO_PASAPORTE },
    } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./screens/pasaporte-screen.tsx')).PasaporteScreen }),
  },
];
