/** What this context gives everybody: the page of a simulator, which comes with its first address. */
export const simuladorPublicModule = {
  lazyRoutes: {
    prefixes: ['/probar-servicio'],
    load: async () => (await import('./simulador.routes.ts')).simuladorRoutes,
  },
};
