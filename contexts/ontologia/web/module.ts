import { ontologiaRoutes } from './ontologia.routes.ts';

/** What this context gives the private area. */
export const ontologiaModule = {
  createRoutes: () => ontologiaRoutes,
  panels: { elemento: async () => (await import('./panels/elemento-panels.tsx')).elementoPanels },
};
