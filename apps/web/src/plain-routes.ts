import { accesoPaths } from '@marco/acceso/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';

/** A screen of either shell: the root leads each person to their own start. */
export function createPlainHandle(title: string): ScreenHandle {
  return { title, breadcrumb: { trail: [{ nombre: 'Inicio', to: accesoPaths.landing }], current: title } };
}

/** Any unknown address. */
export const notFoundRoute: RouteObject = {
  path: '*',
  handle: createPlainHandle('Página no encontrada'),
  lazy: async () => ({ Component: (await import('./screens/not-found-screen.tsx')).NotFoundScreen }),
};
