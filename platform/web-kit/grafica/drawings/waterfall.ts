import { lineHeight } from '../label-book.ts';
import type { ChangePoint, WaterfallPlot } from '../plot.ts';
import { type Paint, paintOf, type Room, type Scene, type Target } from '../scene.ts';
import { chooseDomain, finishPlane, hitOf, openPlane, type Plane, restingTarget } from './plane.ts';

const FILLED = 0.74;
const MAX_WIDTH = 64;

const CHANGE_PAINTS = {
  good: { tone: 'green' },
  bad: { tone: 'red' },
} as const satisfies Record<string, Paint>;

/** Where a bar begins and ends, in the unit of the axis; null without a value. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A total stands on the axis, a change begins where what is before it ends. */
export function spanPoints(points: readonly ChangePoint[]): (Span | null)[] {
  let level = 0;
  return points.map(({ part, value }) => {
    if (value === null) return null;
    const from = part === 'total' ? 0 : level;
    level = part === 'total' ? value : level + value;
    return { from, to: level };
  });
}

function paintOfPoint({ part, sense }: ChangePoint): Paint {
  if (part === 'total') return paintOf(0);
  return sense ? CHANGE_PAINTS[sense] : { tone: 'gray' };
}

export function drawWaterfall({ series, axis }: WaterfallPlot, room: Room): Scene {
  const points = series[0]?.points ?? [];
  const spans = spanPoints(points);
  const levels = spans.flatMap((span) => (span ? [span.to] : []));
  const plane = openPlane(room, { points, domain: chooseDomain(levels, axis, 'near'), axis, nameLines: 2 });
  const width = Math.min(plane.band * FILLED, MAX_WIDTH);
  const bottom = plane.area.y + plane.area.height;
  const targets = points.map((point, place): Target => {
    const span = spans[place];
    if (!span) return restingTarget(plane, 0, place);
    const x = plane.toX(place) + (plane.band - width) / 2;
    const ends = [point.part === 'total' ? bottom : plane.toY(span.from), plane.toY(span.to)] as const;
    const [top, low] = [Math.min(...ends), Math.max(...ends)];
    const at = { series: 0, point: place };
    const height = Math.max(low - top, 2);
    plane.marks.push({
      shape: 'rect',
      look: 'fill',
      paint: paintOfPoint(point),
      radius: 2,
      place: at,
      x,
      y: top,
      width,
      height,
    });
    if (place < points.length - 1) {
      const y = plane.toY(span.to);
      plane.marks.push({
        shape: 'line',
        look: 'guide',
        dash: '2 3',
        x1: x + width,
        x2: x + plane.band,
        y1: y,
        y2: y,
      });
    }
    return { ...at, x: x + width / 2, y: top, hit: hitOf(plane, place) };
  });
  writeTexts(plane, points, targets);
  writeBrokenNames(plane, points);
  return finishPlane(plane, [targets]);
}

/** Totals first, then changes, each above its bar or below it. */
function writeTexts(plane: Plane, points: readonly ChangePoint[], targets: readonly Target[]): void {
  const known = targets.filter(({ point }) => points[point]?.value !== null);
  const isTotal = ({ point }: Target) => points[point]?.part === 'total';
  for (const { x, y, series, point } of [...known.filter(isTotal), ...known.filter((one) => !isTotal(one))]) {
    const text = points[point]?.text ?? '';
    plane.book.write({ text, x, y: y - 5, look: 'value', anchor: 'middle', place: { series, point } });
  }
}

/** Names in one or two lines below their bars: each bar has one. */
function writeBrokenNames(plane: Plane, points: readonly ChangePoint[]): void {
  const { book, room, area, band } = plane;
  for (const [place, { label, shortLabel }] of points.entries()) {
    const x = plane.toX(place) + band / 2;
    for (const [line, text] of book.breakInTwo(shortLabel ?? label, band - 6, 'tick').entries()) {
      const y = area.y + area.height + room.size + line * (lineHeight(room) + 3) + 5;
      book.write({ text, x, y, look: 'tick', anchor: 'middle' });
    }
  }
}
