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

/** Characters of the path and of each sentence of a finding: a name of a contract may be a megabyte. */
const LARGO = 1000;

/** A text of a contract as it is told and kept: short, and without what no database keeps, half letters and zero bytes. */
export function presentTexto(texto: string): string {
  const corto = texto.length <= LARGO ? texto : `${texto.slice(0, LARGO - 1)}…`;
  return corto.replaceAll('\u0000', '\uFFFD').toWellFormed();
}

/** A finding as a report tells it. */
export function presentHallazgo<Hallazgo extends HallazgoContrato>(hallazgo: Hallazgo): Hallazgo {
  const { lugar, encontrado, esperado, correccion } = hallazgo;
  return {
    ...hallazgo,
    lugar: {
      ...lugar,
      archivo: lugar.archivo === null ? null : presentTexto(lugar.archivo),
      ruta: presentTexto(lugar.ruta),
    },
    encontrado: presentTexto(encontrado),
    esperado: esperado === null ? null : presentTexto(esperado),
    correccion: presentTexto(correccion),
  };
}
