import { INICIO } from '@marco/parametros/paths';
import type { RouteObject } from 'react-router';
import { oidPaths } from '../contract/oid.paths.ts';

const TITULO = 'Administración OID';

/** Screens of this context in the private area. */
export const oidRoutes: RouteObject[] = [
  {
    path: oidPaths.home,
    handle: {
      title: TITULO,
      breadcrumb: { trail: [INICIO], current: TITULO },
    },
    lazy: async () => ({ Component: (await import('./screens/oid-screen.tsx')).OidScreen }),
  },
];
