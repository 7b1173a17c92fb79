/** How a pieza of a board shows what it is about. */
export const FORMAS_PIEZA = {
  cifra: 'Solo la cifra',
  grafica: 'La gráfica con su tabla',
} as const;
export type FormaPieza = keyof typeof FORMAS_PIEZA;

export const LIMITES_TABLERO = {
  /** Piezas of a board (domain reportes §5). */
  piezas: 12,
  /** Boards of a person. */
  porPersona: 20,
  nombre: 80,
} as const;
