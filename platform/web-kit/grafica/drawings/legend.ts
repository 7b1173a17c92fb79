import { type LabelBook, lineHeight } from '../label-book.ts';
import type { Mark, Paint, Room } from '../scene.ts';

export interface LegendEntry {
  readonly text: string;
  readonly paint: Paint;
  /** A line with its dash instead of an area. */
  readonly dash?: string | undefined;
  readonly isLine?: boolean;
}

const KEY = 16;

/** Height a legend takes in a room, before it is drawn. */
export function legendHeight(entries: readonly LegendEntry[], room: Room, book: LabelBook): number {
  return layOut(entries, room, book).height;
}

function layOut(entries: readonly LegendEntry[], room: Room, book: LabelBook) {
  const line = lineHeight(room) + 6;
  let [x, row] = [0, 0];
  const placed = entries.map((entry) => {
    const text = book.shorten(entry.text, room.width - KEY - 10, 'name');
    const width = KEY + 6 + book.widthOf(text, 'name') + 16;
    if (x > 0 && x + width - 16 > room.width) [x, row] = [0, row + 1];
    const at = { entry, text, x, row };
    x += width;
    return at;
  });
  return { placed, line, height: entries.length === 0 ? 0 : (row + 1) * line + 4 };
}

/** Keys with names, at the top of a drawing, in as many rows as they need. */
export function drawLegend(
  entries: readonly LegendEntry[],
  room: Room,
  book: LabelBook,
  marks: Mark[],
  top = 0,
): void {
  const { placed, line } = layOut(entries, room, book);
  for (const { entry, text, x, row } of placed) {
    const middle = top + row * line + line / 2;
    const { paint } = entry;
    if (entry.isLine) {
      const dash = entry.dash === undefined ? {} : { dash: entry.dash };
      marks.push({
        shape: 'line',
        look: 'stroke',
        paint,
        ...dash,
        x1: x,
        x2: x + KEY,
        y1: middle,
        y2: middle,
      });
    } else {
      const box = { x: x + 2, y: middle - 6, width: 12, height: 12 };
      marks.push({ shape: 'rect', look: 'fill', paint, radius: 3, ...box });
    }
    book.write({ text, x: x + KEY + 6, y: middle + room.size * 0.35, look: 'name' });
  }
}
