import { LabelBook, lineHeight } from '../label-book.ts';
import type { GridPlot } from '../plot.ts';
import type { Mark, Room, Scene, Target } from '../scene.ts';
import { stepOf } from '../step-of.ts';
import { drawKey, keyHeight } from './step-key.ts';

/** Share of the width the names of the rows may take. */
const NAMES_SHARE = 0.34;
const CUT = 2;
const HEIGHTS = { cohort: 30, matrix: 30, heat: 22 } as const;

/** Rows of shaded cells. A cell without a datum has a border and no ground. */
export function drawGrid({ kind, series, steps, stepLabels }: GridPlot, room: Room): Scene {
  const book = new LabelBook(room);
  const line = lineHeight(room);
  const columns = series[0]?.points ?? [];
  const widest = Math.max(...series.map(({ label }) => book.widthOf(label, 'name')), 0);
  const left = Math.min(widest, room.width * NAMES_SHARE) + 12;
  const each = Math.max((room.width - left) / Math.max(columns.length, 1), 1);
  const high = Math.max(HEIGHTS[kind], line + 8);
  const marks: Mark[] = [];
  const key = { names: stepLabels, book, marks, room, left: 0, top: 2, width: Math.min(room.width, 420) };
  const top = keyHeight(key) + line + 8;
  drawKey(key);
  const names = columns.map(({ label, shortLabel }) => shortLabel ?? label);
  const every = Math.max(
    1,
    Math.ceil((Math.max(...names.map((name) => book.widthOf(name, 'tick')), 1) + 8) / each),
  );
  for (const [column, name] of names.entries()) {
    // Few columns keep all their names, shortened; many are named at even distances.
    const isNamed = kind !== 'heat' || column % every === 0;
    const text = kind === 'heat' ? name : book.shorten(name, each - 6, 'tick');
    const x = left + column * each + (kind === 'heat' ? 0 : each / 2);
    if (isNamed)
      book.write({ text, x, y: top - 8, look: 'tick', anchor: kind === 'heat' ? 'start' : 'middle' });
  }
  const targets = series.map(({ label, points }, row) => {
    const y = top + row * high;
    const base = y + high / 2 + room.size * 0.35;
    book.write({ text: book.shorten(label, left - 10, 'name'), x: 0, y: base, look: 'name' });
    return points.map(({ value, text }, column): Target => {
      const place = { series: row, point: column };
      const x = left + column * each;
      const cut = each > 8 ? CUT : 0;
      const box = { x, y: y + 1, width: Math.max(each - cut, 0.5), height: high - CUT };
      const step = value === null ? undefined : stepOf(value, steps);
      if (step === undefined) marks.push({ shape: 'rect', look: 'frame', place, ...box });
      else marks.push({ shape: 'rect', look: 'fill', paint: { tone: `step-${step}` }, place, ...box });
      const look = step === undefined ? 'tick' : (`on-step-${step}` as const);
      if (kind !== 'heat' && book.widthOf(text, look) <= each - 8)
        book.write({ text, x: x + box.width / 2, y: base, look, anchor: 'middle', place });
      return { ...place, x: x + box.width / 2, y, hit: { x, y, width: each, height: high } };
    });
  });
  return {
    width: room.width,
    height: top + series.length * high + 4,
    marks,
    labels: book.labels,
    targets,
    notes: [],
  };
}
