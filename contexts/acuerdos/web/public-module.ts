import { acuerdosPaths } from '../contract/acuerdos.paths.ts';

/** What this context gives everybody: the precedents, and the way to an acuerdo from the page of a servicio. */
export const acuerdosPublicModule = {
  lazyRoutes: {
    prefixes: [acuerdosPaths.precedentes],
    load: async () => (await import('./acuerdos-public.routes.ts')).acuerdosPublicRoutes,
  },
  panels: {
    ficha: async () => (await import('./panels/ficha-panels.tsx')).fichaPanels,
  },
};
