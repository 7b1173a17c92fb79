import { certificadosRoutes } from './certificados.routes.ts';

/** What this context gives the private area: its screens, and the certificates of a version in the page of its servicio. */
export const certificadosModule = {
  createRoutes: () => certificadosRoutes,
  panels: {
    servicio: async () => (await import('./panels/servicio-panels.tsx')).servicioPanels,
  },
};
