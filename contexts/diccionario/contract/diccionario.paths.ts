import { DICCIONARIO } from '@marco/oid/paths';

/** Addresses of the public dictionary. */
export const diccionarioPaths = {
  home: DICCIONARIO,
  /** Pattern of the page of an element; that of one of its versions stands below it. */
  elemento: `${DICCIONARIO}/:clave`,
} as const;

export const TITULO_DICCIONARIO = 'Diccionario de elementos de dato';

/** What other programs read of it. */
export const ARCHIVOS_DICCIONARIO = {
  cambios: '/api-public/diccionario/cambios.atom',
  registro: '/api-public/diccionario/registro.zip',
} as const;
