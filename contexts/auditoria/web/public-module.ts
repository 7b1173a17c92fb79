import { ESTADO_PRODUCTO, TITULO_ESTADO_PRODUCTO } from '../contract/estado-producto.paths.ts';

/** What this context gives everybody: how the product runs, which comes with its address. */
export const auditoriaPublicModule = {
  lazyRoutes: {
    prefixes: [ESTADO_PRODUCTO],
    load: async () => (await import('./estado-producto.routes.ts')).estadoProductoRoutes,
  },
  footer: [{ to: ESTADO_PRODUCTO, label: TITULO_ESTADO_PRODUCTO }],
};
