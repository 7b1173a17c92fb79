import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { ensayosXroadPaths, TITULO_ENSAYO_XROAD } from '../contract/ensayos-xroad.paths.ts';

/** The rehearsal of X-Road, in the private area. */
export const ensayosXroadRoutes: RouteObject[] = [
  {
    path: ensayosXroadPaths.version,
    handle: {
      title: TITULO_ENSAYO_XROAD,
      breadcrumb: { trail: [INICIO], current: TITULO_ENSAYO_XROAD },
    } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./screens/ensayo-xroad-screen.tsx')).EnsayoXroadScreen }),
  },
];
