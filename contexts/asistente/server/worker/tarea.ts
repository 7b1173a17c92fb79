import type { MaterialDePropuestas, Propuestas } from '../../rules/propuestas/propose-elementos.ts';
import type { FuentePorLeer, ResultadoDeFuente } from '../lectura/read-fuente.ts';

/** What a process is asked. */
export type TareaDelAsistente =
  | ({ readonly clase: 'lectura' } & FuentePorLeer)
  | ({ readonly clase: 'propuestas' } & MaterialDePropuestas);

/** What it answers, by what it was asked. */
export interface ResultadosDelAsistente {
  readonly lectura: ResultadoDeFuente;
  readonly propuestas: Propuestas;
}
