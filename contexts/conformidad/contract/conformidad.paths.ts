/** Address of the public banco de conformidad. */
export const conformidadPaths = { banco: '/banco-conformidad' } as const;

export const TITULO_BANCO = 'Banco de conformidad';
