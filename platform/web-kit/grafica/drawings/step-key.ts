import { type LabelBook, lineHeight } from '../label-book.ts';
import type { GridPlot } from '../plot.ts';
import type { Mark, Room } from '../scene.ts';
import { STEPS } from '../step-of.ts';

const BAR = 10;

/** Height of the key of the steps. */
export function keyHeight(room: Room): number {
  return BAR + lineHeight(room) + 16;
}

/** The key of the steps, from light to dark, each with its name. */
export function drawKey(
  names: GridPlot['stepLabels'],
  {
    book,
    marks,
    room,
    left,
    top,
    width,
  }: { book: LabelBook; marks: Mark[]; room: Room; left: number; top: number; width: number },
): void {
  const each = width / STEPS.length;
  for (const step of STEPS) {
    const x = left + step * each;
    marks.push({
      shape: 'rect',
      look: 'fill',
      paint: { tone: `step-${step}` },
      x,
      y: top,
      width: each - 2,
      height: BAR,
    });
    const text = book.shorten(names[step], each - 4, 'tick');
    book.write({ text, x, y: top + BAR + room.size + 4, look: 'tick' });
  }
}
