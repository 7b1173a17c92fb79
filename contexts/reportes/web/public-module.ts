import { DATOS_GENERALES, TITULO_DATOS_GENERALES } from '../contract/datos-generales.paths.ts';

/** What this context gives everybody: the general data, which come with their first address. */
export const reportesPublicModule = {
  lazyRoutes: {
    prefixes: [DATOS_GENERALES],
    load: async () => (await import('./datos-generales.routes.ts')).datosGeneralesRoutes,
  },
  // The bar of a visitor has no room for another entry: it is the first one behind its button.
  tools: [{ to: DATOS_GENERALES, label: TITULO_DATOS_GENERALES }],
};
