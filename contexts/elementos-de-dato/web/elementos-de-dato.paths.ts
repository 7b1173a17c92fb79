/** Addresses of this context; imports nothing. */
export const elementosDeDatoPaths = { home: '/app/elementos-de-dato' } as const;
