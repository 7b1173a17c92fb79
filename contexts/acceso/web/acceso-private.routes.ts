import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { accesoPaths } from './acceso.paths.ts';

const SESIONES = 'Mis sesiones';

/** Screens of this context in the private area; they need no permission but the session. */
export const accesoPrivateRoutes: RouteObject[] = [
  {
    path: accesoPaths.sessions,
    handle: {
      title: SESIONES,
      breadcrumb: { trail: [{ nombre: 'Inicio', to: accesoPaths.home }], current: SESIONES },
    } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./screens/sesiones-screen.tsx')).SesionesScreen }),
  },
];
