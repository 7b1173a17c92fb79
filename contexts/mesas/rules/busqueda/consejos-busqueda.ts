/** What to try when a search finds nothing (specification §2); the mailboxes to write to follow them. */
export const CONSEJOS_BUSQUEDA = [
  'Elimine o agregue información en los filtros.',
  'Revise la ortografía.',
  'Use menos palabras clave.',
  'Busque algo menos específico.',
] as const;
