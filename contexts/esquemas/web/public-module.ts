import { validadorPaths } from '../contract/validador.paths.ts';

/** What this context gives everybody: the validator, which comes with its first address, and the schemas of an element. */
export const esquemasPublicModule = {
  lazyRoutes: {
    prefixes: [validadorPaths.home],
    load: async () => (await import('./validador/validador.routes.ts')).validadorRoutes,
  },
  panels: {
    elemento: async () => (await import('./panels/elemento-panels.tsx')).elementoPanels,
  },
  tools: [{ to: validadorPaths.home, label: 'Validador' }],
};
