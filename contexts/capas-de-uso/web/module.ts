import { capasDeUsoRoutes } from './capas-de-uso.routes.ts';

/** What this context gives the private area. */
export const capasDeUsoModule = {
  createRoutes: () => capasDeUsoRoutes,
  panels: { catalogos: async () => (await import('./panels/catalogos.ts')).catalogos },
};
