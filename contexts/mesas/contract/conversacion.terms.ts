/**
 * Characters of a comment, people it may mention, how many a page shows, and for how many minutes its author may change it or
 * take it away.
 */
export const LIMITES_COMENTARIO = {
  texto: 2000,
  menciones: 10,
  pagina: 20,
  maximoPagina: 50,
  minutos: 15,
} as const;
