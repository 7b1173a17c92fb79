import type { ColumnaTablero } from '../../contract/tablero.terms.ts';
import type { EstadoCompromiso } from '../../contract/terms.ts';

interface CompromisoEnTablero {
  readonly estado: EstadoCompromiso;
  readonly venceEn: string;
}

/**
 * The column of a commitment that is open or fulfilled.
 *
 * @param finDeSemana the Sunday the week of `hoy` ends with
 */
export function chooseColumna(
  { estado, venceEn }: CompromisoEnTablero,
  { hoy, finDeSemana }: { readonly hoy: string; readonly finDeSemana: string },
): ColumnaTablero {
  if (estado === 'cumplido') return 'cumplidos';
  if (venceEn < hoy) return 'vencidos';
  return venceEn <= finDeSemana ? 'semana' : 'despues';
}
