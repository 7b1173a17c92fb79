import { plataformaRoutes } from './plataforma.routes.ts';

/** What this context gives the private area: the screens of the operator. */
export const plataformaModule = {
  createRoutes: () => plataformaRoutes,
};
