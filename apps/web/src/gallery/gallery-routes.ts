import type { RouteObject } from 'react-router';
import { createPlainHandle } from '../plain-routes.ts';

/** The components of the interface in their states, for the person who builds screens with them. */
export const galleryRoutes: RouteObject[] = [
  {
    path: '/componentes',
    handle: createPlainHandle('Componentes'),
    lazy: async () => ({ Component: (await import('./componentes-screen.tsx')).ComponentesScreen }),
  },
];
