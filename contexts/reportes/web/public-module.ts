import { DATOS_GENERALES, TITULO_DATOS_GENERALES } from '../contract/datos-generales.paths.ts';
import { reportesPaths } from '../contract/reportes.paths.ts';

/** What this context gives everybody: the general data and the end of a subscription, which come with their addresses. */
export const reportesPublicModule = {
  lazyRoutes: [
    {
      prefixes: [DATOS_GENERALES],
      load: async () => (await import('./datos-generales.routes.ts')).datosGeneralesRoutes,
    },
    {
      prefixes: [reportesPaths.retirar],
      load: async () => (await import('./reportes-public.routes.ts')).reportesPublicRoutes,
    },
  ],
  // The bar of a visitor has no room for another entry: it is the first one behind its button.
  tools: [{ to: DATOS_GENERALES, label: TITULO_DATOS_GENERALES }],
};
