import { scaleBand, scaleLinear } from 'd3-scale';
import { formatNumber } from '../../format/index.ts';
import { LabelBook, lineHeight } from '../label-book.ts';
import type { PlotAxis, PlotPoint } from '../plot.ts';
import type { Box, Mark, Room, Scene, Target } from '../scene.ts';

/** Below this width a drawing has fewer texts. */
export const NARROW = 480;
/** A line whose lowest value is above this share of its highest begins near it and not at zero. */
const NEAR_SHARE = 0.4;

export const NOT_FROM_ZERO = 'El eje no empieza en cero.';

/** What of the points has a value. */
export function valuesOf(points: readonly PlotPoint[]): number[] {
  return points.flatMap(({ value }) => (value === null ? [] : [value]));
}

/** The ends of an axis: what it declares, else round values around the figures, from zero or near the lowest. */
export function chooseDomain(
  values: readonly number[],
  axis: PlotAxis = {},
  begin: 'at-zero' | 'near' = 'at-zero',
): readonly [number, number] {
  const [low, high] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)];
  const isNear = begin === 'near' && low > high * NEAR_SHARE;
  const from = axis.from ?? (isNear ? low - (high - low) * 0.25 : Math.min(0, low));
  const to = Math.max(axis.to ?? high, from);
  const [first = 0, last = 1] = scaleLinear()
    .domain([from, to === from ? from + 1 : to])
    .nice(5)
    .domain();
  return [axis.from ?? (isNear ? Math.max(0, first) : first), axis.to ?? last];
}

interface PlaneRequest {
  readonly points: readonly PlotPoint[];
  readonly domain: readonly [number, number];
  readonly axis?: PlotAxis | undefined;
  /** Free room at the right, for the names of lines. */
  readonly right?: number;
  /** Free room above, for a legend. */
  readonly above?: number;
  /** Lines of text the names of the points may take. */
  readonly nameLines?: 1 | 2;
}

/** Values from below to above, points from left to right: the paper that lines and columns are drawn on. */
export interface Plane {
  readonly room: Room;
  readonly book: LabelBook;
  readonly marks: Mark[];
  readonly notes: string[];
  readonly area: Box;
  readonly height: number;
  toY(value: number): number;
  /** Left end of the place of a point. */
  toX(place: number): number;
  /** Width of the place of a point. */
  readonly band: number;
}

/** The paper with its axis: lines of the values and their texts. */
export function openPlane(room: Room, request: PlaneRequest): Plane {
  const { points, domain, axis, right = 0, above = 0, nameLines = 1 } = request;
  const book = new LabelBook(room);
  const line = lineHeight(room);
  const format = axis?.format ?? formatNumber;
  const scale = scaleLinear().domain(domain);
  const ticks = scale.ticks(room.width < NARROW ? 4 : 5);
  const left = Math.min(
    Math.max(...ticks.map((tick) => book.widthOf(format(tick), 'tick')), 0) + 10,
    room.width / 3,
  );
  const top = above + line + 10;
  const height = Math.round(Math.min(Math.max(room.width * 0.5, 190), 360)) + above;
  const bottom = height - (line + 3) * nameLines - 10;
  const area = { x: left, y: top, width: Math.max(room.width - left - right, 40), height: bottom - top };
  scale.range([bottom, top]);
  const places = scaleBand<number>()
    .domain(points.map((_, place) => place))
    .range([area.x, area.x + area.width]);
  const marks: Mark[] = [];
  for (const tick of ticks) {
    const y = Math.round(scale(tick)) + 0.5;
    const look = tick === 0 ? 'base' : 'grid';
    marks.push({ shape: 'line', look, x1: area.x, x2: area.x + area.width, y1: y, y2: y });
    book.write({ text: format(tick), x: left - 8, y: y + room.size * 0.35, look: 'tick', anchor: 'end' });
  }
  return {
    room,
    book,
    marks,
    notes: domain[0] > 0 ? [NOT_FROM_ZERO] : [],
    area,
    height,
    toY: (value) => scale(value),
    toX: (place) => places(place) ?? area.x,
    band: places.bandwidth(),
  };
}

/** Names below, in the middle of their places: as many as fit from the last one back, at even distances. */
export function writeNames(plane: Plane, points: readonly PlotPoint[]): void {
  const { book, room, area, band, height } = plane;
  const texts = points.map(({ label, shortLabel }) => shortLabel ?? label);
  const widest = Math.max(...texts.map((text) => book.widthOf(text, 'tick')), 1) + 10;
  const every = Math.max(1, Math.ceil(widest / Math.max(band, 1)));
  const y = area.y + area.height + room.size + 8;
  for (let place = points.length - 1; place >= 0; place -= every) {
    const text = texts[place] ?? '';
    const x = plane.toX(place) + band / 2;
    book.write({ text, x, y: Math.min(y, height - 3), look: 'tick', anchor: 'middle' });
  }
}

/** The place of a point of a plane as what is pointed at: its whole column. */
export function hitOf(plane: Plane, place: number): Box {
  return { x: plane.toX(place), y: plane.area.y, width: plane.band, height: plane.area.height };
}

export function finishPlane(plane: Plane, targets: Scene['targets']): Scene {
  const { room, height, marks, book, notes } = plane;
  if (targets.flat().length === 0 || marks.every(({ place }) => place === undefined)) {
    const { x, y, width, height: high } = plane.area;
    book.write({ text: 'Sin datos', x: x + width / 2, y: y + high / 2 + 5, look: 'name', anchor: 'middle' });
  }
  return { width: room.width, height, marks, labels: book.labels, targets, notes };
}

/** Where the tip of a point without a value stands: on the axis. */
export function restingTarget(plane: Plane, series: number, point: number): Target {
  const { area } = plane;
  const x = plane.toX(point) + plane.band / 2;
  return { series, point, x, y: area.y + area.height, hit: hitOf(plane, point) };
}
