/** What this context gives everybody: the page of a certificate and its verification, which come with their first address. */
export const certificadosPublicModule = {
  lazyRoutes: {
    prefixes: ['/certificados'],
    load: async () => (await import('./certificados-public.routes.ts')).certificadosPublicRoutes,
  },
};
