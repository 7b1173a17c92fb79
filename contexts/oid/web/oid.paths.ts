/** Addresses of this context; imports nothing. */
export const oidPaths = { home: '/app/admin/oid' } as const;
