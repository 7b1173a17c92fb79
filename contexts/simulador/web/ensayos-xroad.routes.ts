import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import {
  ensayosXroadPaths,
  TITULO_ENSAYO_CONSUMO,
  TITULO_ENSAYO_XROAD,
} from '../contract/ensayos-xroad.paths.ts';

/** The rehearsals of X-Road, in the private area. */
export const ensayosXroadRoutes: RouteObject[] = [
  {
    path: ensayosXroadPaths.consumo,
    handle: {
      title: TITULO_ENSAYO_CONSUMO,
      breadcrumb: { trail: [INICIO], current: TITULO_ENSAYO_CONSUMO },
    } satisfies ScreenHandle,
    lazy: async () => ({
      Component: (await import('./screens/consumo-xroad-screen.tsx')).ConsumoXroadScreen,
    }),
  },
  {
    path: ensayosXroadPaths.version,
    handle: {
      title: TITULO_ENSAYO_XROAD,
      breadcrumb: { trail: [INICIO], current: TITULO_ENSAYO_XROAD },
    } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./screens/ensayo-xroad-screen.tsx')).EnsayoXroadScreen }),
  },
];
