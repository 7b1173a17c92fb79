import type { IncumplimientoRegla } from '../../contract/index.ts';
import type { Severidad } from '../../contract/terms.ts';

/** A rule as it stands in the form, saved or not. */
export interface ReglaPorProbar {
  readonly lenguaje: 'shacl' | 'regex';
  readonly expresion: string;
  readonly severidad: Severidad;
  readonly mensaje: string;
  readonly idClase: number | null;
  readonly elementos: readonly number[];
}

export interface ResultadoPrueba {
  readonly conforme: boolean;
  readonly hechos: number;
  readonly revisados: number;
  readonly hallazgos: readonly IncumplimientoRegla[];
  readonly omitidos: number;
}
