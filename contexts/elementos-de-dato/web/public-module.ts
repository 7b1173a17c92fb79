import { validadorPaths } from './validador/validador.paths.ts';

/** What this context gives everybody: the validator, which comes with its first address. */
export const elementosDeDatoPublicModule = {
  lazyRoutes: {
    prefixes: [validadorPaths.home],
    load: async () => (await import('./elementos-de-dato-public.routes.ts')).elementosDeDatoPublicRoutes,
  },
  menu: [{ to: validadorPaths.home, label: 'Validador' }],
};
