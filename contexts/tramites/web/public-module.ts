import { TITULO_MAPA, TITULO_TRAMITES, tramitesPaths } from '../contract/tramites.paths.ts';

/** What this context gives everybody: trámites and the map, which come with their first address. */
export const tramitesPublicModule = {
  lazyRoutes: {
    prefixes: [tramitesPaths.home, tramitesPaths.mapa],
    load: async () => (await import('./tramites.routes.ts')).tramitesRoutes,
  },
  panels: {
    elemento: async () => (await import('./panels/elemento-panels.tsx')).elementoPanels,
  },
  tools: [
    { to: tramitesPaths.home, label: TITULO_TRAMITES },
    { to: tramitesPaths.mapa, label: TITULO_MAPA },
  ],
};
