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
  /** Answers by bucket of time, the saving of each simulation, or the promises kept, added up place by place; absent elsewhere. */
  readonly partes?: readonly number[];
  readonly dimensiones: Dimensiones;
}

/**
 * How the aportes make a value: their share, their number, or the middle of what they measure; their number with the share that went
 * well; the middle and the end of times of answer; a range of simulations; the share of the five largest clases.
 */
export type Agregado = 'parte' | 'cuenta' | 'mediana' | 'exito' | 'tiempos' | 'rango' | 'concentracion';

/** Whether a figure is the sum of what its records add, so that a change of it is told by them. */
export function isExplicable(agregado: Agregado): agregado is 'parte' | 'cuenta' {
  return agregado === 'parte' || agregado === 'cuenta';
}
