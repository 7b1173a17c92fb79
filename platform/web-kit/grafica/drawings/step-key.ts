import { type LabelBook, lineHeight } from '../label-book.ts';
import type { GridPlot } from '../plot.ts';
import type { Mark, Room } from '../scene.ts';
import { STEPS } from '../step-of.ts';

const BAR = 10;
/** Air around a name. */
const AIR = 6;

interface KeyRequest {
  /** From the lightest step. */
  readonly names: GridPlot['stepLabels'];
  readonly book: LabelBook;
  readonly marks: Mark[];
  readonly room: Room;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Steps in a row: all, or half of them where their names need the room. */
function countInRow({ names, book, width }: KeyRequest): number {
  const widest = Math.max(...names.map((name) => book.widthOf(name, 'tick')));
  return widest + AIR <= width / STEPS.length ? STEPS.length : STEPS.length / 2;
}

function rowHeight(room: Room): number {
  return BAR + lineHeight(room) + 10;
}

/** Height of the key of the steps. */
export function keyHeight(request: KeyRequest): number {
  return (STEPS.length / countInRow(request)) * rowHeight(request.room) + 6;
}

/** The key of the steps, from light to dark, each with its name. */
export function drawKey(request: KeyRequest): void {
  const { names, book, marks, room, left, top, width } = request;
  const count = countInRow(request);
  const each = width / count;
  for (const step of STEPS) {
    const x = left + (step % count) * each;
    const y = top + Math.floor(step / count) * rowHeight(room);
    const box = { x, y, width: each - 2, height: BAR };
    marks.push({ shape: 'rect', look: 'fill', paint: { tone: `step-${step}` }, ...box });
    const text = book.shorten(names[step], each - AIR, 'tick');
    book.write({ text, x, y: y + BAR + room.size + 4, look: 'tick' });
  }
}
