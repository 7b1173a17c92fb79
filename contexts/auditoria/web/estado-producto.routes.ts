import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { ESTADO_PRODUCTO, TITULO_ESTADO_PRODUCTO } from '../contract/estado-producto.paths.ts';

const handle: ScreenHandle = {
  title: TITULO_ESTADO_PRODUCTO,
  breadcrumb: { trail: [{ nombre: 'Inicio', to: '/' }], current: TITULO_ESTADO_PRODUCTO },
};

/** How the product runs, in either shell. */
export const estadoProductoRoutes: RouteObject[] = [
  {
    path: ESTADO_PRODUCTO,
    handle,
    lazy: async () => ({
      Component: (await import('./screens/estado-producto-screen.tsx')).EstadoProductoScreen,
    }),
  },
];
