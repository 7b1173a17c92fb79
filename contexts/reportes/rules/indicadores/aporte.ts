import type { ObjetoFila } from '../../contract/terms.ts';
import type { Dimensiones } from './ambito.ts';

/** What one record adds to an indicador at a cut. */
export interface Aporte {
  readonly objeto: ObjetoFila;
  readonly id: number;
  /** What it counts as, for people: 'publica'. A record that counts twice has a clase of each. */
  readonly clase: string;
  readonly num: number;
  readonly den: number;
  /** What a median is taken of, in the unit of the indicador; null elsewhere. */
  readonly medida: number | null;
  readonly dimensiones: Dimensiones;
}

/** How the aportes make a value: their share, their number, or the middle of what they measure. */
export type Agregado = 'parte' | 'cuenta' | 'mediana';
