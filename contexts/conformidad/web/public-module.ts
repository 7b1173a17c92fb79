import { conformidadPaths, TITULO_BANCO } from '../contract/conformidad.paths.ts';

/** What this context gives everybody: the banco de conformidad and its reports, which come with their first address. */
export const conformidadPublicModule = {
  lazyRoutes: {
    prefixes: [conformidadPaths.banco, '/informes'],
    load: async () => (await import('./conformidad.routes.ts')).conformidadRoutes,
  },
  tools: [{ to: conformidadPaths.banco, label: TITULO_BANCO }],
};
