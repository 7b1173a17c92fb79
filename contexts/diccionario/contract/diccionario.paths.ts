/** Addresses of the public dictionary; imports nothing. */
export const diccionarioPaths = { home: '/diccionario' } as const;

export const TITULO_DICCIONARIO = 'Diccionario de elementos de dato';

/** What other programs read of it. */
export const ARCHIVOS_DICCIONARIO = {
  cambios: '/api-public/diccionario/cambios.atom',
  registro: '/api-public/diccionario/registro.zip',
} as const;
