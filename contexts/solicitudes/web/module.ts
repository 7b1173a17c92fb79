import { solicitudesRoutes } from './solicitudes.routes.ts';

/** What this context gives the private area. */
export const solicitudesModule = {
  createRoutes: () => solicitudesRoutes,
  panels: {
    home: async () => (await import('./panels/home-panels.ts')).homePanels,
    servicio: async () => (await import('./panels/servicio-panels.tsx')).servicioPanels,
    retornos: async () => (await import('./panels/retornos-entidad.ts')).retornosEntidad,
  },
};
