import {
  line as createLine,
  symbol,
  symbolCircle,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
} from 'd3-shape';
import { LabelBook, lineHeight } from '../label-book.ts';
import type { LinePlot, PlotSeries, PlotTarget } from '../plot.ts';
import { dashOf, type Mark, type Paint, paintOf, type Room, type Scene, type Target } from '../scene.ts';
import { drawLegend, type LegendEntry, legendHeight } from './legend.ts';
import {
  chooseDomain,
  finishPlane,
  hitOf,
  openPlane,
  type Plane,
  restingTarget,
  valuesOf,
  writeNames,
} from './plane.ts';

/** More lines than this are not told apart. */
export const MAX_LINES = 4;
/** Share of the width the names at the ends may take. */
const ENDS_SHARE = 0.34;
/** With more points only some of them have a mark. */
const MANY_POINTS = 26;
/** A text is read over so many marks. */
const FEW_BEHIND = 2;
const SYMBOLS = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond];

interface Ending {
  readonly series: number;
  readonly point: number;
  readonly text: string;
  readonly y: number;
}

function lastPlace(series: PlotSeries): number {
  return series.points.findLastIndex(({ value }) => value !== null);
}

/** Texts at the ends of the lines, pushed apart so that each has a line of its own. */
function spreadEndings(endings: readonly Ending[], line: number, top: number, bottom: number): Ending[] {
  const step = line + 3;
  const sorted = [...endings].sort((one, other) => one.y - other.y);
  let next = top;
  const down = sorted.map((ending) => {
    const y = Math.max(ending.y, next);
    next = y + step;
    return { ...ending, y };
  });
  let limit = bottom;
  return down.reverse().map((ending) => {
    const y = Math.min(ending.y, limit);
    limit = y - step;
    return { ...ending, y };
  });
}

/** Throws `RangeError` for more than four lines. */
export function drawLine(plot: LinePlot, room: Room): Scene {
  const { series, target, axis } = plot;
  if (series.length > MAX_LINES) throw new RangeError(`a plot has ${MAX_LINES} lines at most`);
  const points = series[0]?.points ?? [];
  const trial = new LabelBook(room);
  const full = series.map((one) => endText(one, series.length > 1));
  const fullWidth = Math.max(...full.map((text) => trial.widthOf(text, 'value')), 0) + 14;
  const isNamed = series.length === 1 || fullWidth <= room.width * ENDS_SHARE;
  const endings = isNamed ? full : series.map((one) => endText(one, false));
  const right = Math.max(...endings.map((text) => trial.widthOf(text, 'value')), 0) + 14;
  const entries = series.map(
    ({ label, tone }, place): LegendEntry => ({
      text: label,
      paint: paintOf(place, tone),
      dash: dashOf(place),
      isLine: true,
    }),
  );
  const legend = isNamed ? [] : entries;
  const targetValues = target === undefined ? [] : [target.from, target.to ?? target.from];
  const domain = chooseDomain(
    [...series.flatMap((one) => valuesOf(one.points)), ...targetValues],
    axis,
    'near',
  );
  const plane = openPlane(room, { points, domain, axis, right, above: legendHeight(legend, room, trial) });
  drawLegend(legend, room, plane.book, plane.marks);
  if (target) drawTarget(plane, target);
  for (const [place, one] of series.entries()) drawOne(plane, one, place, paintOf(place, one.tone));
  writeEndings(plane, series, endings);
  if (target) writeTarget(plane, target, series);
  writeNames(plane, points);
  // Texts along several lines would not say whose they are.
  if (series[0] && series.length === 1) writeOutstanding(plane, series[0], 0);
  return finishPlane(
    plane,
    series.map((one, place) => one.points.map((_, point) => toTarget(plane, one, place, point))),
  );
}

function endText(series: PlotSeries, isNamed: boolean): string {
  const text = series.points[lastPlace(series)]?.text ?? '';
  return isNamed ? `${series.label} ${text}`.trim() : text;
}

function middleOf(plane: Plane, point: number): number {
  return plane.toX(point) + plane.band / 2;
}

function drawOne(plane: Plane, { points }: PlotSeries, series: number, paint: Paint): void {
  const path = createLine<(typeof points)[number]>()
    .defined(({ value }) => value !== null)
    .x((_, point) => middleOf(plane, point))
    .y(({ value }) => plane.toY(value ?? 0));
  const dash = dashOf(series);
  const marks: Mark[] = [];
  const d = path([...points]);
  if (d) marks.push({ shape: 'path', look: 'stroke', paint, d, ...(dash === undefined ? {} : { dash }) });
  const spot = symbol(SYMBOLS[series % SYMBOLS.length] ?? symbolCircle, 42)() ?? '';
  for (const [point, { value }] of points.entries()) {
    if (value === null) continue;
    const isAlone = points[point - 1]?.value == null && points[point + 1]?.value == null;
    if (points.length > MANY_POINTS && !isAlone && point !== lastPlace({ label: '', points })) continue;
    const transform = `translate(${round(middleOf(plane, point))} ${round(plane.toY(value))})`;
    marks.push({ shape: 'path', look: 'spot', paint, d: spot, transform, place: { series, point } });
  }
  plane.marks.push(...marks);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function writeEndings(plane: Plane, series: readonly PlotSeries[], texts: readonly string[]): void {
  const { room, area } = plane;
  const endings = series.flatMap((one, place): Ending[] => {
    const point = lastPlace(one);
    const value = one.points[point]?.value;
    if (value === undefined || value === null) return [];
    return [{ series: place, point, text: texts[place] ?? '', y: plane.toY(value) + room.size * 0.35 }];
  });
  const x = area.x + area.width + 2;
  for (const { text, y, ...place } of spreadEndings(
    endings,
    lineHeight(room),
    area.y + room.size * 0.35,
    area.y + area.height + room.size * 0.35,
  ))
    plane.book.write({ text, x, y, look: 'value', place });
}

function drawTarget({ marks, area, toY }: Plane, { from, to }: PlotTarget): void {
  const [x1, x2] = [area.x, area.x + area.width];
  if (to !== undefined) {
    const [low, high] = [toY(from), toY(to)];
    marks.push({ shape: 'rect', look: 'band', x: x1, y: high, width: area.width, height: low - high });
  }
  for (const value of to === undefined ? [from] : [from, to])
    marks.push({ shape: 'line', look: 'target', dash: '6 4', x1, x2, y1: toY(value), y2: toY(value) });
}

/** Its name at an end of its lines, where the fewest figures stand behind it; under the drawing where they are many. */
function writeTarget(plane: Plane, { from, to, label }: PlotTarget, series: readonly PlotSeries[]): void {
  const { book, area, room, toY } = plane;
  const width = book.widthOf(label, 'target');
  const spots = series.flatMap(({ points }) =>
    points.flatMap(({ value }, point) =>
      value === null ? [] : [[middleOf(plane, point), toY(value)] as const],
    ),
  );
  const places = [toY(to ?? from) - 5, toY(from) + room.size + 4].flatMap((y) =>
    [area.x + 4, area.x + area.width - width - 4].map((x) => {
      const behind = spots.filter(
        ([left, top]) => left > x - 8 && left < x + width + 8 && top > y - room.size - 6 && top < y + 8,
      );
      return { x, y, count: behind.length };
    }),
  );
  const free = places
    .filter(({ count }) => count <= FEW_BEHIND)
    .sort((one, other) => one.count - other.count);
  const isWritten = book.writeAtOneOf(free.map(({ x, y }) => ({ text: label, x, y, look: 'target' })));
  if (!isWritten) plane.notes.push(label);
}

/** Texts of the first, the highest and the lowest point, where they find room. */
function writeOutstanding(plane: Plane, { points }: PlotSeries, series: number): void {
  const { book, room, area } = plane;
  const known = [...points.entries()].flatMap(([point, { value, text }]) =>
    value === null ? [] : [{ point, value, text }],
  );
  const last = known.at(-1);
  if (!last) return;
  const byValue = [...known].sort((one, other) => one.value - other.value);
  const outstanding = new Set([known[0], byValue.at(-1), byValue[0], known.at(-2)]);
  for (const one of outstanding) {
    if (!one || one === last) continue;
    const [x, y] = [middleOf(plane, one.point), plane.toY(one.value)];
    const writing = {
      text: one.text,
      x,
      look: 'value',
      anchor: 'middle',
      place: { series, point: one.point },
    } as const;
    const low = y + room.size + 9;
    book.writeAtOneOf([
      { ...writing, y: y - 10 },
      ...(low < area.y + area.height ? [{ ...writing, y: low }] : []),
    ]);
  }
}

function toTarget(plane: Plane, one: PlotSeries, series: number, point: number): Target {
  const value = one.points[point]?.value ?? null;
  if (value === null) return restingTarget(plane, series, point);
  return { series, point, x: middleOf(plane, point), y: plane.toY(value), hit: hitOf(plane, point) };
}
