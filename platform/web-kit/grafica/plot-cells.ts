import type { GridPlot, Plot, PlotFact, PlotPoint } from './plot.ts';
import { rankPoints } from './rank-points.ts';
import type { Place, Step } from './scene.ts';
import { stepOf } from './step-of.ts';

export interface PlotCell {
  readonly text: string;
  readonly href?: string | undefined;
  readonly isMissing?: boolean;
  readonly isWords?: boolean | undefined;
  /** Shade of a cell of a shaded table. */
  readonly step?: Step | undefined;
}

export interface PlotRow {
  readonly name: string;
  readonly cells: readonly PlotCell[];
  /** The figures it has. */
  readonly places: readonly Place[];
}

/** The figures of a plot as its table has them. */
export interface PlotCells {
  readonly headers: readonly string[];
  readonly rows: readonly PlotRow[];
}

function toCell({ text, href, value }: PlotPoint): PlotCell {
  return { text, href, isMissing: value === null };
}

/** Each series is a row, as in the drawing: of cohorts and of who with whom. */
function listSeriesRows(plot: GridPlot): PlotCells {
  const { series, steps, kind } = plot;
  return {
    headers: [plot.rowHeader, ...(series[0]?.points ?? []).map(({ label }) => label)],
    rows: series.map(({ label, points }, row) => ({
      name: label,
      cells: points.map((point) => ({
        ...toCell(point),
        step: kind === 'cohort' && point.value !== null ? stepOf(point.value, steps) : undefined,
      })),
      places: points.map((_, point) => ({ series: row, point })),
    })),
  };
}

/** Headers of the facts, each once, in the order in which they come. */
function listFactLabels(plot: Plot): readonly { readonly series: number; readonly label: string }[] {
  return plot.series.flatMap(({ points }, series) => {
    const labels = new Set(points.flatMap(({ facts = [] }) => facts.map(({ label }) => label)));
    return [...labels].map((label) => ({ series, label }));
  });
}

function findFact(point: PlotPoint | undefined, label: string): PlotFact | undefined {
  return point?.facts?.find((fact) => fact.label === label);
}

/** Places of the points in the order of the rows. */
function orderRows(plot: Plot): readonly number[] {
  const points = plot.series[0]?.points ?? [];
  if (plot.kind === 'map' || plot.kind === 'ranked') return rankPoints(points).map(({ place }) => place);
  const places = points.map((_, place) => place);
  return plot.lastFirst ? places.reverse() : places;
}

/** Rows and columns of the table of a plot: a point for each row, a series for each column, facts after them. */
export function listPlotCells(plot: Plot): PlotCells {
  if (plot.kind === 'cohort' || plot.kind === 'matrix') return listSeriesRows(plot);
  const { series, rowHeader } = plot;
  const facts = listFactLabels(plot);
  const isOne = series.length === 1;
  return {
    headers: [
      rowHeader,
      ...series.map(({ label }) => label),
      ...facts.map(({ series: place, label }) => (isOne ? label : `${series[place]?.label}: ${label}`)),
    ],
    rows: orderRows(plot).map((point) => ({
      name: series[0]?.points[point]?.label ?? '',
      cells: [
        ...series.flatMap(({ points }) => points[point] ?? []).map(toCell),
        ...facts.map(({ series: place, label }) => {
          const fact = findFact(series[place]?.points[point], label);
          return fact
            ? { text: fact.text, href: fact.href, isWords: fact.isWords }
            : { text: '', isMissing: true };
        }),
      ],
      places: series.map((_, place) => ({ series: place, point })),
    })),
  };
}
