import type { RouteObject } from 'react-router';
import { oidPaths } from '../contract/oid.paths.ts';

/** Screens of this context anybody may open, in either shell. */
export const oidPublicRoutes: RouteObject[] = [
  {
    path: oidPaths.resolver,
    handle: {
      title: 'OID',
      breadcrumb: { trail: [{ nombre: 'Inicio', to: '/' }], current: 'OID' },
    },
    lazy: async () => ({ Component: (await import('./screens/resolucion-screen.tsx')).ResolucionScreen }),
  },
];
