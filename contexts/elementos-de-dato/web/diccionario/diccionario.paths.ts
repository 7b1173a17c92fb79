/** Addresses of the public dictionary; imports nothing. */
const ROOT = '/diccionario';

export const diccionarioPaths = {
  home: ROOT,
  cambios: '/api-public/diccionario/cambios.atom',
  registro: '/api-public/diccionario/registro.zip',
} as const;

/** The dictionary with a search on show. */
export function toDiccionario(texto: string): string {
  return `${ROOT}?texto=${encodeURIComponent(texto)}`;
}
