/** What this context gives everybody: the page of a pasaporte, which comes with its first address. */
export const pasaportesPublicModule = {
  lazyRoutes: {
    prefixes: ['/pasaporte'],
    load: async () => (await import('./pasaportes.routes.ts')).pasaportesRoutes,
  },
};
