/** Addresses of this context; imports nothing. */
export const ontologiaPaths = { home: '/app/ontologia' } as const;
