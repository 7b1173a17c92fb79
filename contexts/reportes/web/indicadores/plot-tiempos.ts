import { formatNumber } from '@marco/web-kit/format';
import type { LinePlot, PlotPoint } from '@marco/web-kit/grafica';
import { presentTope } from '../../rules/indicadores/frases.ts';
import { presentMomento, presentMomentoCorto } from '../../rules/indicadores/momentos.ts';
import { toBase, toEnlace, type VistaMostrada } from './vista-mostrada.ts';

/** Times of answer by month: what half of them do not exceed, and what 95 of a hundred do not. */
export function toPlotTiempos(mostrada: VistaMostrada): LinePlot | undefined {
  const [serie] = mostrada.series;
  if (serie === undefined) return undefined;
  const { codigo, nombre } = mostrada.indicador;
  const pointsOf = (cual: 'valor' | 'p95') =>
    serie.puntos.map(({ momento, corte, valor }): PlotPoint => {
      const base = { label: presentMomento(momento), shortLabel: presentMomentoCorto(momento) };
      const ms = valor?.[cual] ?? null;
      if (corte === null || ms === null)
        return { ...base, value: null, text: corte === null ? 'Sin corte' : 'Sin dato' };
      return { ...base, value: ms, text: presentTope(ms), href: toEnlace(codigo, momento, serie.ambito) };
    });
  const ultimo = serie.puntos.findLast(({ valor }) => valor !== null);
  return {
    ...toBase(mostrada, nombre, `${ultimo?.valor?.texto ?? 'Sin dato en los cortes que hay'}.`),
    kind: 'line',
    rowHeader: 'Mes',
    unit: 'Milisegundos',
    note: 'Los tiempos se guardan por tramos: cada punto es el fin de su tramo.',
    lastFirst: true,
    axis: { from: 0, format: formatNumber },
    series: [
      { label: 'La mitad (p50)', points: pointsOf('valor') },
      { label: 'El 95 % (p95)', points: pointsOf('p95') },
    ],
  };
}
