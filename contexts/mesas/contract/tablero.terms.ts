import { COLUMNAS_COMPROMISO } from './espacio.terms.ts';

/** Columns of the board of commitments: the open ones by their day, and what was fulfilled this month. */
export const COLUMNAS_TABLERO = [...COLUMNAS_COMPROMISO, 'cumplidos'] as const;
export type ColumnaTablero = (typeof COLUMNAS_TABLERO)[number];

/** How the board is looked at. */
export const MODOS_TABLERO = ['tablero', 'calendario'] as const;

/** Commitments a column shows with each page, and a day of the calendar before it says how many more there are. */
export const FILAS_TABLERO = { columna: 10, dia: 3, diaEntero: 100, mesas: 500 } as const;

/**
 * What those who answer for a commitment may give themselves: one extension, of so many working days from the day it
 * is due. Anything beyond is agreed with who runs the mesa (ADR 0103).
 */
export const PRORROGA_PROPIA = { veces: 1, diasHabiles: 10 } as const;
