/** Addresses of this context; imports nothing. */
export const estandaresPaths = { home: '/app/estandares' } as const;
