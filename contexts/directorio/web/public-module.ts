import type { PanelsOf } from '@marco/web-kit/panel-slots';
import { directorioPaths, TITULO_DIRECTORIO } from '../contract/directorio.paths.ts';

/** What this context gives everybody. Its screens come with its first address. */
export const directorioPublicModule = {
  lazyRoutes: {
    prefixes: [directorioPaths.home],
    load: async (panelsOf: PanelsOf) =>
      (await import('./directorio.routes.ts')).createDirectorioRoutes(panelsOf),
  },
  menu: [{ to: directorioPaths.home, label: TITULO_DIRECTORIO }],
};
