/** Length of a message of the conversation in characters, and how many a page has. */
export const LIMITES_CONVERSACION = { texto: 2000, pagina: 20, maximoPagina: 50 } as const;
