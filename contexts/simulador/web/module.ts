import { ensayosXroadRoutes } from './ensayos-xroad.routes.ts';

/** What this context gives the private area: the rehearsal of X-Road, and the ways to it and to the simulator in the page of a servicio. */
export const simuladorModule = {
  createRoutes: () => ensayosXroadRoutes,
  panels: {
    servicio: async () => (await import('./panels/servicio-panels.tsx')).servicioPanels,
  },
};
