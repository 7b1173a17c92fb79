import { estandaresRoutes } from './estandares.routes.ts';

/** What this context gives the private area. */
export const estandaresModule = {
  createRoutes: () => estandaresRoutes,
  panels: { catalogos: async () => (await import('./panels/catalogos.ts')).catalogos },
};
