import { certificadosPaths, TITULO_VERIFICACION } from '../contract/certificados.paths.ts';

/** What this context gives everybody: the page of a certificate and its verification, which come with their first address. */
export const certificadosPublicModule = {
  lazyRoutes: {
    prefixes: [certificadosPaths.entrada],
    load: async () => (await import('./certificados-public.routes.ts')).certificadosPublicRoutes,
  },
  tools: [{ to: certificadosPaths.verificar, label: TITULO_VERIFICACION }],
};
