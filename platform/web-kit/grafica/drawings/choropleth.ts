import { LabelBook, lineHeight } from '../label-book.ts';
import type { ChoroplethPlot, MapPoint, PlotTile } from '../plot.ts';
import { rankPoints } from '../rank-points.ts';
import type { Box, Mark, Place, Room, Scene, Target } from '../scene.ts';
import { stepOf } from '../step-of.ts';
import { drawKey, keyHeight } from './step-key.ts';

/** Side of a square at most, in pixels. */
const MAX_SIDE = 68;
/** Free between two squares, and around what is written in one. */
const CUT = 3;
const AIR = 4;

interface Square {
  readonly box: Box;
  readonly tile: PlotTile;
  readonly place?: Place;
  readonly point?: MapPoint | undefined;
}

/** Squares of places in six steps, each with its short name and, where there is room, its figure. */
export function drawChoropleth({ series, map, steps, stepLabels }: ChoroplethPlot, room: Room): Scene {
  const book = new LabelBook(room);
  const marks: Mark[] = [];
  const points = series[0]?.points ?? [];
  const key = { names: stepLabels, book, marks, room, left: 0, top: 2, width: Math.min(room.width, 420) };
  const top = keyHeight(key) + 6;
  drawKey(key);
  const columns = Math.max(...map.tiles.map(({ column }) => column + 1), 1);
  const rows = Math.max(...map.tiles.map(({ row }) => row + 1), 0);
  const side = Math.min(room.width / columns, MAX_SIDE);
  const left = (room.width - side * columns) / 2;
  const places = new Map(points.map(({ id }, point) => [id, { series: 0, point }]));
  const boxOf = ({ column, row }: PlotTile): Box => ({
    x: left + column * side + CUT / 2,
    y: top + row * side + CUT / 2,
    width: side - CUT,
    height: side - CUT,
  });
  for (const tile of map.tiles) {
    const place = places.get(tile.id);
    const square = { tile, box: boxOf(tile), ...(place ? { place, point: points[place.point] } : {}) };
    drawSquare(square, steps, { book, marks, room });
  }
  const boxes = new Map(map.tiles.map((tile) => [tile.id, boxOf(tile)]));
  const targets = rankPoints(points).map(({ point: { id }, place }): Target => {
    const box = boxes.get(id) ?? { x: left, y: top, width: 0, height: 0 };
    return { series: 0, point: place, x: box.x + box.width / 2, y: box.y, hit: box };
  });
  const height = Math.round(top + rows * side + AIR);
  return { width: room.width, height, marks, labels: book.labels, targets: [targets], notes: [] };
}

interface Sheet {
  readonly book: LabelBook;
  readonly marks: Mark[];
  readonly room: Room;
}

function drawSquare(
  { box, tile, place, point }: Square,
  steps: ChoroplethPlot['steps'],
  { book, marks, room }: Sheet,
): void {
  const value = point?.value ?? null;
  const step = value === null ? undefined : stepOf(value, steps);
  const shared = { shape: 'rect', radius: 4, ...box, ...(place ? { place } : {}) } as const;
  if (step === undefined) marks.push({ ...shared, look: 'frame' });
  else marks.push({ ...shared, look: 'fill', paint: { tone: `step-${step}` } });
  const look = step === undefined ? 'tick' : (`on-step-${step}` as const);
  const line = lineHeight(room) + AIR;
  const inside = box.width - 2 * AIR;
  const text = point?.text ?? '';
  const isFigureWritten = text !== '' && 2 * line <= box.height && book.widthOf(text, look) <= inside;
  const x = box.x + box.width / 2;
  // Base line of one text in the middle; of two, half a line over and under it.
  const base = box.y + box.height / 2 + room.size * 0.35;
  const name = book.shorten(tile.label, inside, look);
  book.write({ text: name, x, y: isFigureWritten ? base - line / 2 : base, look, anchor: 'middle' });
  if (isFigureWritten)
    book.write({ text, x, y: base + line / 2, look, anchor: 'middle', ...(place ? { place } : {}) });
}
