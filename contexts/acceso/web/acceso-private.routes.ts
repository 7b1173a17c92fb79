import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { accesoPaths } from '../contract/acceso.paths.ts';

const PERFIL = 'Mi perfil';
const SESIONES = 'Mis sesiones';
const DATOS = 'Mis datos';

/** Screens of this context in the private area; they need no permission but the session. */
export const accesoPrivateRoutes: RouteObject[] = [
  {
    path: accesoPaths.profile,
    handle: {
      title: PERFIL,
      breadcrumb: { trail: [INICIO], current: PERFIL },
    } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./screens/perfil-screen.tsx')).PerfilScreen }),
  },
  {
    path: accesoPaths.sessions,
    handle: {
      title: SESIONES,
      breadcrumb: { trail: [INICIO], current: SESIONES },
    } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./screens/sesiones-screen.tsx')).SesionesScreen }),
  },
  {
    path: accesoPaths.myData,
    handle: {
      title: DATOS,
      breadcrumb: { trail: [INICIO], current: DATOS },
    } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./screens/mis-datos-screen.tsx')).MisDatosScreen }),
  },
];
