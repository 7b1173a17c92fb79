import { toDiccionario } from '@marco/oid/paths';

/** Addresses of the public validator. */
export const validadorPaths = { home: '/validador' } as const;

export const TITULO_VALIDADOR = 'Validador de mensajes';

/** The validator with an element chosen. */
export function toValidador(elemento: string, version?: string): string {
  const suVersion = version === undefined ? '' : `&version=${encodeURIComponent(version)}`;
  return `${validadorPaths.home}?elemento=${encodeURIComponent(elemento)}${suVersion}`;
}

/** Page of the dictionary of the element a node is one of. */
export function toElementoDelNodo({
  identificador,
  version,
}: {
  identificador: string;
  version: string;
}): string {
  return toDiccionario(`${identificador}/${version}`);
}
