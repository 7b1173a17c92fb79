/** What this context gives everybody: a resolver of identifiers, which comes with its first address. */
export const oidPublicModule = {
  lazyRoutes: {
    prefixes: ['/oid'],
    load: async () => (await import('./oid-public.routes.ts')).oidPublicRoutes,
  },
};
