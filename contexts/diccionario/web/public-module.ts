import { diccionarioPaths } from '../contract/diccionario.paths.ts';

/** What this context gives everybody: the dictionary, which comes with its first address. */
export const diccionarioPublicModule = {
  lazyRoutes: {
    prefixes: [diccionarioPaths.home],
    load: async () => (await import('./diccionario.routes.ts')).diccionarioRoutes,
  },
  menu: [{ to: diccionarioPaths.home, label: 'Diccionario' }],
};
