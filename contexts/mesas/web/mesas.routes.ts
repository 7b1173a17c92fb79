import type { ScreenHandle } from '@marco/web-kit/page';
import { type RouteObject, redirect } from 'react-router';
import { mesasPaths } from '../contract/mesas.paths.ts';
import { TRAIL_MESAS, toTrailInMesas } from './mesas-trail.ts';

const home: ScreenHandle = { title: TRAIL_MESAS.current, breadcrumb: TRAIL_MESAS };
const mesa: ScreenHandle = {
  title: 'Mesa de interoperabilidad',
  breadcrumb: toTrailInMesas('Mesa de interoperabilidad'),
};
const reunion: ScreenHandle = {
  title: 'Reunión de avance',
  breadcrumb: toTrailInMesas('Reunión de avance'),
};

/** Addresses of the mesas (specification §2), each with its screen in its own file. */
export const mesasRoutes: RouteObject[] = [
  {
    path: 'mesas-interoperabilidad',
    children: [
      {
        index: true,
        loader: ({ request }) => redirect(mesasPaths.home + new URL(request.url).search),
      },
      {
        path: 'home',
        handle: home,
        lazy: async () => ({ Component: (await import('./screens/mesas-home-screen.tsx')).MesasHomeScreen }),
      },
      {
        path: 'consult/:id',
        handle: mesa,
        lazy: async () => ({ Component: (await import('./screens/mesa-screen.tsx')).MesaScreen }),
      },
      {
        path: 'viewmeeting/:id/:idmesa',
        handle: reunion,
        lazy: async () => ({ Component: (await import('./screens/reunion-screen.tsx')).ReunionScreen }),
      },
    ],
  },
];
