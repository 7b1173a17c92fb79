import { datosAbiertosPaths, TITULO_DATOS_ABIERTOS } from '../contract/datos-abiertos.paths.ts';

/** What this context gives everybody: the open data, which come with their first address. */
export const datosAbiertosPublicModule = {
  lazyRoutes: {
    prefixes: [datosAbiertosPaths.home],
    load: async () => (await import('./datos-abiertos.routes.ts')).datosAbiertosRoutes,
  },
  tools: [{ to: datosAbiertosPaths.home, label: TITULO_DATOS_ABIERTOS }],
};
