import { auditoriaRoutes } from './auditoria.routes.ts';

/** What this context gives the private area. */
export const auditoriaModule = {
  createRoutes: () => auditoriaRoutes,
  panels: { home: async () => (await import('./panels/home-panels.ts')).homePanels },
};
