import { LabelBook, lineHeight } from '../label-book.ts';
import type { ChoroplethPlot, MapPoint, PlotFrame, PlotShape } from '../plot.ts';
import { rankPoints } from '../rank-points.ts';
import type { Mark, Paint, Place, Room, Scene, Target } from '../scene.ts';
import { stepOf } from '../step-of.ts';
import { drawKey, keyHeight } from './step-key.ts';

const MAX_HEIGHT = 560;

interface Sheet {
  readonly room: Room;
  readonly book: LabelBook;
  readonly marks: Mark[];
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Shapes of places in six steps; small ones have a line to their name, far ones a frame of their own. */
export function drawChoropleth({ series, map, steps, stepLabels }: ChoroplethPlot, room: Room): Scene {
  const book = new LabelBook(room);
  const marks: Mark[] = [];
  const points = series[0]?.points ?? [];
  const key = { names: stepLabels, book, marks, room, left: 0, top: 2, width: Math.min(room.width, 420) };
  const top = keyHeight(key) + 6;
  const scale = Math.min(room.width / map.width, MAX_HEIGHT / map.height);
  const sheet = { room, book, marks, scale, left: (room.width - map.width * scale) / 2, top };
  drawKey(key);
  const places = new Map(points.map(({ id }, point) => [id, { series: 0, point }]));
  // Over the others: what has a line to its name.
  const shapes = [...map.shapes].sort(
    (one, other) => Number(one.leader !== undefined) - Number(other.leader !== undefined),
  );
  for (const shape of shapes) {
    const place = places.get(shape.id);
    const value = place === undefined ? null : (points[place.point]?.value ?? null);
    const paint: Paint | undefined = value === null ? undefined : { tone: `step-${stepOf(value, steps)}` };
    drawShape(sheet, shape, paint, place);
    if (shape.frame) drawFrame(sheet, shape.frame);
    const point = place && points[place.point];
    if (shape.leader && point && place) writeLeader(sheet, shape.leader, point, place);
  }
  const middles = new Map(map.shapes.map((shape) => [shape.id, middleOf(sheet, shape)]));
  const targets = rankPoints(points).map(({ point: { id }, place }): Target => {
    const [x, y] = middles.get(id) ?? [sheet.left, top];
    return { series: 0, point: place, x, y, hit: { x: x - 6, y: y - 6, width: 12, height: 12 } };
  });
  const height = Math.round(top + map.height * scale + 4);
  return { width: room.width, height, marks, labels: book.labels, targets: [targets], notes: [] };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function drawShape(
  { marks, scale, left, top }: Sheet,
  { path }: PlotShape,
  paint?: Paint,
  place?: Place,
): void {
  marks.push({
    shape: 'path',
    look: paint ? 'fill' : 'frame',
    d: path,
    transform: `translate(${round(left)} ${round(top)}) scale(${round(scale)})`,
    ...(paint ? { paint } : {}),
    ...(place ? { place } : {}),
  });
}

function drawFrame({ marks, book, room, scale, left, top }: Sheet, frame: PlotFrame): void {
  const box = {
    x: left + frame.x * scale,
    y: top + frame.y * scale,
    width: frame.width * scale,
    height: frame.height * scale,
  };
  marks.push({ shape: 'rect', look: 'guide', dash: '3 3', radius: 6, ...box });
  for (const [at, text] of frame.name.entries()) {
    const x = box.x + box.width / 2;
    const y = box.y + box.height + room.size + 3 + at * (lineHeight(room) + 3);
    book.write({ text, x, y, look: 'tick', anchor: 'middle' });
  }
}

function writeLeader(
  sheet: Sheet,
  { from, to }: NonNullable<PlotShape['leader']>,
  point: MapPoint,
  place: Place,
): void {
  const { book, marks, room, scale, left, top } = sheet;
  const [x1, y1] = [left + from[0] * scale, top + from[1] * scale];
  const [x2, y2] = [left + to[0] * scale, top + to[1] * scale];
  marks.push({ shape: 'line', look: 'guide', x1, x2, y1, y2 });
  const widest = Math.max(book.widthOf(point.label, 'value'), book.widthOf(point.text, 'name'));
  const x = Math.min(x2 + 4, room.width - widest);
  book.write({ text: point.label, x, y: y2 - 1, look: 'value', place });
  book.write({ text: point.text, x, y: y2 + lineHeight(room) + 3, look: 'name', place });
}

/** Where the tip of a shape points: the middle of the corners of its outline, or where its line begins. */
function middleOf(
  { scale, left, top }: Sheet,
  { path, leader, frame }: PlotShape,
): readonly [number, number] {
  const place = (x: number, y: number) => [left + x * scale, top + y * scale] as const;
  if (frame) return place(frame.x + frame.width / 2, frame.y + frame.height / 2);
  if (leader) return place(...leader.from);
  const corners = readCorners(path);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return place((Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2);
}

/** The corners of an outline of straight lines, written with `m`, `l` and `z`. */
function readCorners(path: string): (readonly [number, number])[] {
  let [x, y] = [0, 0];
  const corners: (readonly [number, number])[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([mlMLzZ])([^mlMLzZ]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const isRelative = command === command.toLowerCase();
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      x = (isRelative ? x : 0) + (numbers[at] ?? 0);
      y = (isRelative ? y : 0) + (numbers[at + 1] ?? 0);
      corners.push([x, y]);
    }
  }
  return corners;
}
