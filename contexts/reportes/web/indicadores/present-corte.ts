import { formatLongMoment } from '@marco/web-kit/format';
import type { SerieIndicador } from '../../contract/index.ts';

/** When the newest figures were taken: 'Corte: 5 de agosto de 2026, 2:00 a. m.'. */
export function presentCorteDicho(series: readonly SerieIndicador[]): string {
  if (series.length === 0) return 'Ningún corte tiene registros suyos';
  const corte = series[0]?.puntos.findLast((punto) => punto.corte !== null)?.corte;
  return corte ? `Corte: ${formatLongMoment(corte.tomadoEn)}` : 'Todavía no hay cortes';
}
