import { plataformaRoutes } from './plataforma.routes.ts';

/** What this context gives the private area: the screens of the operator, and the windows in the page of a servicio. */
export const plataformaModule = {
  createRoutes: () => plataformaRoutes,
  panels: {
    servicio: async () => (await import('./panels/servicio-panels.tsx')).servicioPanels,
  },
};
