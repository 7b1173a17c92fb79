import type { IndicadorDibujado, SerieIndicador } from '../../contract/index.ts';
import { toFilas } from '../../contract/reportes.paths.ts';
import { formatPedido } from '../../rules/indicadores/pedido.ts';

/** What a plot of an indicador is told with. */
export interface VistaMostrada {
  readonly indicador: IndicadorDibujado;
  readonly series: readonly SerieIndicador[];
  readonly corte: string;
}

/** What a view of an indicador is shown with. */
export interface VistaProps extends VistaMostrada {
  /** The part that is chosen. */
  readonly ambito: string;
}

/** What every plot of an indicador says of itself. */
export const toBase = ({ indicador, corte }: VistaMostrada, title: string, finding: string) => ({
  title,
  finding,
  source: `${indicador.codigo}, ${indicador.versiones[0]?.fuentes.join(' y ') ?? ''}`,
  cut: corte,
});

/** The records behind a figure of a part at a moment. */
export const toEnlace = (codigo: string, momento: string, ambito: string) =>
  toFilas(codigo, formatPedido({ corte: momento, ambito }));
