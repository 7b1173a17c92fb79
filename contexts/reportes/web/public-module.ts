import { DATOS_GENERALES, TITULO_DATOS_GENERALES } from '../contract/datos-generales.paths.ts';

/** What this context gives everybody: the general data, which come with their first address. */
export const reportesPublicModule = {
  lazyRoutes: {
    prefixes: [DATOS_GENERALES],
    load: async () => (await import('./datos-generales/datos-generales.routes.ts')).datosGeneralesRoutes,
  },
  menu: [{ to: DATOS_GENERALES, label: TITULO_DATOS_GENERALES }],
};
