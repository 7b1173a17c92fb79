import { INICIO } from '@marco/parametros/paths';
import { usuariosPaths } from '@marco/usuarios/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { TITULO_BUSQUEDA } from './busqueda-address.ts';

const lazy = async () => ({ Component: (await import('./busqueda-screen.tsx')).BusquedaScreen });

/** The page of the search, for anybody. */
export const busquedaRoutes: RouteObject[] = [
  {
    path: usuariosPaths.buscar,
    handle: {
      title: TITULO_BUSQUEDA,
      breadcrumb: { trail: [], current: TITULO_BUSQUEDA },
    } satisfies ScreenHandle,
    lazy,
  },
];

/** The same in the private area. */
export const busquedaPrivateRoutes: RouteObject[] = [
  {
    path: usuariosPaths.buscarPrivado,
    handle: {
      title: TITULO_BUSQUEDA,
      breadcrumb: { trail: [INICIO], current: TITULO_BUSQUEDA },
    } satisfies ScreenHandle,
    lazy,
  },
];
