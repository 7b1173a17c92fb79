import { usuariosPaths } from '@marco/usuarios/paths';

export const TITULO_BUSQUEDA = 'Buscar en todo el sistema';

/** The page of the search with a text, and with one kind. */
export function toBuscar(texto: string, tipo?: string): string {
  return `${usuariosPaths.buscar}?${new URLSearchParams({ q: texto, ...(tipo === undefined ? {} : { tipo }) })}`;
}
