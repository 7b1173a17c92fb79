/** Addresses of this context; imports nothing. */
export const capasDeUsoPaths = { home: '/app/admin/capadeuso/filter' } as const;
