import { mesasPrivateRoutes } from './mesas-private.routes.ts';

/** What this context gives the private area. */
export const mesasModule = {
  createRoutes: () => mesasPrivateRoutes,
  panels: {
    home: async () => (await import('./panels/home-panels.ts')).homePanels,
    entidad: async () => (await import('./panels/entidad-panels.ts')).entidadPanels,
  },
};
