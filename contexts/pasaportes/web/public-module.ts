/** What this context gives everybody: the page of a pasaporte, which comes with its first address, and the way to it. */
export const pasaportesPublicModule = {
  lazyRoutes: {
    prefixes: ['/pasaporte'],
    load: async () => (await import('./pasaportes.routes.ts')).pasaportesRoutes,
  },
  panels: {
    ficha: async () => (await import('./panels/ficha-panels.tsx')).fichaPanels,
  },
};
