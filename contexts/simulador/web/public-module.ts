/**
 * What this context gives everybody: the page of a simulator, which comes with its first address, and what it shows in the
 * public page of a servicio.
 */
export const simuladorPublicModule = {
  lazyRoutes: {
    prefixes: ['/probar-servicio'],
    load: async () => (await import('./simulador.routes.ts')).simuladorRoutes,
  },
  panels: { ficha: async () => (await import('./panels/ficha-panels.tsx')).fichaPanels },
};
