import { createServiciosRoutes } from './servicios.routes.ts';

/** What this context gives the private area. */
export const serviciosModule = {
  createRoutes: createServiciosRoutes,
  panels: {
    entidad: async () => (await import('./panels/entidad-panels.ts')).entidadPanels,
    elemento: async () => (await import('./panels/elemento-panels.tsx')).elementoPanels,
  },
};
