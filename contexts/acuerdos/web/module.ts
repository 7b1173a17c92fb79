import { acuerdosRoutes } from './acuerdos.routes.ts';

/** What this context gives the private area: its screens, and the terms of a version in the page of its servicio. */
export const acuerdosModule = {
  createRoutes: () => acuerdosRoutes,
  panels: {
    servicio: async () => (await import('./panels/servicio-panels.tsx')).servicioPanels,
  },
};
