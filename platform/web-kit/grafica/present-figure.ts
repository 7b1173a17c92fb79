import { formatNumber } from '../format/index.ts';
import type { Plot, PlotPoint } from './plot.ts';
import type { Place, Scene } from './scene.ts';

/** A figure in words. */
export interface Figure {
  readonly point: PlotPoint;
  /** Name of its series, where the plot has several. */
  readonly series: string | undefined;
}

/** The figure at a place; undefined where the plot has none. */
export function figureAt({ series }: Plot, { rest }: Pick<Scene, 'rest'>, place: Place): Figure | undefined {
  const one = series[place.series];
  const point = one?.points[place.point] ?? (place.point === one?.points.length ? rest : undefined);
  return point && { point, series: series.length > 1 ? one?.label : undefined };
}

/** The figure as it is read aloud: 'jul 2026. Nivel 1: 29. De: 314. 7 de 7.' */
export function sayFigure({ point, series }: Figure, place: number, count: number): string {
  const { label, text, facts = [] } = point;
  return [
    label,
    series === undefined ? text : `${series}: ${text}`,
    ...facts.map((fact) => `${fact.label}: ${fact.text}`),
    `${formatNumber(place)} de ${formatNumber(count)}.`,
  ].join('. ');
}

const KIND_NAMES: Readonly<Record<Plot['kind'], string>> = {
  line: 'Gráfica de líneas',
  columns: 'Gráfica de columnas',
  parts: 'Barra de partes',
  ranked: 'Barras de mayor a menor',
  dots: 'Puntos con su rango',
  range: 'Barras de rango',
  cohort: 'Tabla sombreada',
  matrix: 'Matriz',
  heat: 'Franja de celdas',
  calibration: 'Puntos junto a una diagonal',
  waterfall: 'Barras de cambios',
  map: 'Mapa en seis tonos',
};

/** What the drawing is, as one name: kind, finding, and where the figures are. */
export function summarizePlot({ kind, finding, series }: Plot): string {
  const count = series.reduce((sum, { points }) => sum + points.length, 0);
  const figures = count === 1 ? 'Un dato, que' : `${formatNumber(count)} datos, que`;
  return `${KIND_NAMES[kind]}. ${finding} ${figures} también ${count === 1 ? 'está' : 'están'} en la tabla.`;
}
