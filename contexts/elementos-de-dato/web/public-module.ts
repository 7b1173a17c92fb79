import { diccionarioPaths } from './diccionario/diccionario.paths.ts';
import { validadorPaths } from './validador/validador.paths.ts';

/** What this context gives everybody: dictionary and validator, which come with their first address. */
export const elementosDeDatoPublicModule = {
  lazyRoutes: {
    prefixes: [diccionarioPaths.home, validadorPaths.home],
    load: async () => (await import('./elementos-de-dato-public.routes.ts')).elementosDeDatoPublicRoutes,
  },
  menu: [
    { to: diccionarioPaths.home, label: 'Diccionario' },
    { to: validadorPaths.home, label: 'Validador' },
  ],
};
