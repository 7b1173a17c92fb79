import type { ConsultaDirectorio } from '../../rules/consulta-directorio.ts';

/** What somebody wants to be told of. */
export type ObjetoSuscrito =
  | { readonly objeto: 'busqueda'; readonly consulta: ConsultaDirectorio }
  | { readonly objeto: 'servicio'; readonly servicioId: number; readonly nombre: string };
