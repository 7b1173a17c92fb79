import { LabelBook } from '../label-book.ts';
import type { ColumnPlot } from '../plot.ts';
import { paintOf, type Room, type Scene, type Target } from '../scene.ts';
import { drawLegend, type LegendEntry, legendHeight } from './legend.ts';
import { chooseDomain, finishPlane, hitOf, openPlane, type Plane, valuesOf, writeNames } from './plane.ts';

/** Share of the place of a point that its columns take. */
const FILLED = 0.68;
const MAX_WIDTH = 56;
/** Pixels between the parts of a stack. */
const CUT = 2;

/** Totals of the points, of what has a value. */
function totalsOf({ series }: ColumnPlot): number[] {
  return (series[0]?.points ?? []).map((_, point) =>
    series.reduce((sum, one) => sum + (one.points[point]?.value ?? 0), 0),
  );
}

export function drawColumns(plot: ColumnPlot, room: Room): Scene {
  const { series, isStacked = false, axis } = plot;
  const points = series[0]?.points ?? [];
  const trial = new LabelBook(room);
  const legend =
    series.length < 2
      ? []
      : series.map(({ label, tone }, place): LegendEntry => ({ text: label, paint: paintOf(place, tone) }));
  const values = isStacked ? totalsOf(plot) : series.flatMap((one) => valuesOf(one.points));
  const plane = openPlane(room, {
    points,
    domain: chooseDomain([0, ...values], axis),
    axis,
    above: legendHeight(legend, room, trial),
  });
  drawLegend(legend, room, plane.book, plane.marks);
  const targets = isStacked ? drawStacks(plane, plot) : drawBeside(plane, plot);
  writeNames(plane, points);
  return finishPlane(plane, targets);
}

/** Places from the last back, then from the highest down: the order in which texts take the room there is. */
function byWeight(values: readonly number[]): number[] {
  const places = values.map((_, place) => place);
  const last = places.at(-1);
  const rest = places.slice(0, -1).sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
  return last === undefined ? [] : [last, ...rest];
}

function drawBeside(plane: Plane, { series }: ColumnPlot): Target[][] {
  const group = Math.min(plane.band * FILLED, MAX_WIDTH * series.length);
  const width = group / Math.max(series.length, 1);
  const targets = series.map(({ points, tone }, place) =>
    points.map(({ value }, point): Target => {
      const x = plane.toX(point) + (plane.band - group) / 2 + place * width;
      const [top, bottom] = [plane.toY(Math.max(value ?? 0, 0)), plane.toY(Math.min(value ?? 0, 0))];
      if (value !== null) {
        const box = { x, y: top, width: Math.max(width - CUT, 1), height: Math.max(bottom - top, 1) };
        const paint = paintOf(place, tone);
        plane.marks.push({
          shape: 'rect',
          look: 'fill',
          paint,
          radius: 2,
          place: { series: place, point },
          ...box,
        });
      }
      const hit = { ...hitOf(plane, point), x, width };
      return { series: place, point, x: x + width / 2, y: top, hit };
    }),
  );
  // Beside others, a text wider than its column would be read as the text of another one.
  const texts = series.flatMap(({ points }) => points.map(({ text }) => plane.book.widthOf(text, 'value')));
  if (series.length > 1 && Math.max(...texts) > width + 4) return targets;
  for (const [place, line] of targets.entries()) {
    const points = series[place]?.points ?? [];
    for (const point of byWeight(points.map(({ value }) => value ?? 0))) {
      const [target, text] = [line[point], points[point]?.value === null ? '' : (points[point]?.text ?? '')];
      if (!target) continue;
      const at = { series: place, point };
      plane.book.write({ text, x: target.x, y: target.y - 5, look: 'value', anchor: 'middle', place: at });
    }
  }
  return targets;
}

function drawStacks(plane: Plane, plot: ColumnPlot): Target[][] {
  const { series, totals = [] } = plot;
  const width = Math.min(plane.band * FILLED, MAX_WIDTH);
  const filled = totalsOf(plot).map(() => 0);
  const targets = series.map(({ points, tone }, place) =>
    points.map(({ value }, point): Target => {
      const x = plane.toX(point) + (plane.band - width) / 2;
      const from = filled[point] ?? 0;
      const to = from + (value ?? 0);
      filled[point] = to;
      const [top, bottom] = [plane.toY(to), plane.toY(from)];
      const height = Math.max(bottom - top - (from > 0 ? CUT : 0), 1);
      if (value !== null && value > 0) {
        const paint = paintOf(place, tone);
        plane.marks.push({
          shape: 'rect',
          look: 'fill',
          paint,
          radius: 2,
          place: { series: place, point },
          x,
          y: top,
          width,
          height,
        });
      }
      const hit = { x: plane.toX(point), y: top, width: plane.band, height: Math.max(bottom - top, 1) };
      return { series: place, point, x: x + width / 2, y: top, hit };
    }),
  );
  for (const point of byWeight(filled)) {
    const x = plane.toX(point) + plane.band / 2;
    const y = plane.toY(filled[point] ?? 0) - 5;
    plane.book.write({ text: totals[point] ?? '', x, y, look: 'value', anchor: 'middle' });
  }
  return targets;
}
