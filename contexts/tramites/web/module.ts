import { tramitesPrivadosRoutes } from './tramites-privados.routes.ts';

/** What this context gives the private area. */
export const tramitesModule = {
  createRoutes: () => tramitesPrivadosRoutes,
  panels: {
    entidad: async () => (await import('./panels/entidad-panels.tsx')).entidadPanels,
    elemento: async () => (await import('./panels/elemento-panels.tsx')).elementoPanels,
  },
};
