import { createUsuariosRoutes } from './usuarios.routes.ts';

/** What this context gives the private area. */
export const usuariosModule = {
  createRoutes: createUsuariosRoutes,
  panels: {
    home: async () => (await import('./panels/home-panels.ts')).homePanels,
    entidad: async () => (await import('./panels/entidad-panels.ts')).entidadPanels,
  },
};
