import type { PanelsOf } from '@marco/web-kit/panel-slots';
import { diccionarioPaths } from '../contract/diccionario.paths.ts';

/** What this context gives everybody: the dictionary, which comes with its first address. */
export const diccionarioPublicModule = {
  lazyRoutes: {
    prefixes: [diccionarioPaths.home],
    load: async (panelsOf: PanelsOf) =>
      (await import('./diccionario.routes.ts')).createDiccionarioRoutes(panelsOf),
  },
  menu: [{ to: diccionarioPaths.home, label: 'Diccionario' }],
};
