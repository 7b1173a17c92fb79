import { validadorPaths } from '../contract/validador.paths.ts';

/** What this context gives everybody: the validator, which comes with its first address. */
export const esquemasPublicModule = {
  lazyRoutes: {
    prefixes: [validadorPaths.home],
    load: async () => (await import('./validador/validador.routes.ts')).validadorRoutes,
  },
  tools: [{ to: validadorPaths.home, label: 'Validador' }],
};
