import { reportesPaths } from '../contract/reportes.paths.ts';

/** What this context gives everybody: the end of a subscription. */
export const reportesPublicModule = {
  lazyRoutes: {
    prefixes: [reportesPaths.suscripciones],
    load: async () => (await import('./reportes-public.routes.ts')).reportesPublicRoutes,
  },
};
