import type { Lugar } from '../contrato/sitio.ts';
import type { SeveridadRegla } from '../reglas.ts';

/** One place that a check does not pass. */
export interface HallazgoContrato {
  readonly lugar: Lugar;
  readonly encontrado: string;
  readonly esperado: string | null;
  readonly correccion: string;
  /** Where it is not the usual one of its check. */
  readonly severidad?: SeveridadRegla;
}

/** What came of a check: what it looked at, in words, and what it found. */
export interface ResultadoComprobacion {
  readonly medida: string | null;
  readonly hallazgos: readonly HallazgoContrato[];
}

export const toResultado = (
  hallazgos: readonly HallazgoContrato[],
  medida: string | null = null,
): ResultadoComprobacion => ({
  medida,
  hallazgos,
});
