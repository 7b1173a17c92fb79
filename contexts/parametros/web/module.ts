import { parametrosRoutes } from './parametros.routes.ts';

/** What this context gives the private area. */
export const parametrosModule = {
  createRoutes: () => parametrosRoutes,
  panels: { catalogos: async () => (await import('./panels/catalogos.ts')).catalogos },
};
