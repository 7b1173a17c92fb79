import type { RouteObject } from 'react-router';
import { acuerdosPaths, TITULO_PRECEDENTES } from '../contract/acuerdos.paths.ts';

/** What anybody may read of what was decided, in either shell. */
export const acuerdosPublicRoutes: RouteObject[] = [
  {
    path: acuerdosPaths.precedentes,
    handle: {
      title: TITULO_PRECEDENTES,
      breadcrumb: { trail: [{ nombre: 'Inicio', to: '/' }], current: TITULO_PRECEDENTES },
    },
    lazy: async () => ({ Component: (await import('./screens/precedentes-screen.tsx')).PrecedentesScreen }),
  },
];
