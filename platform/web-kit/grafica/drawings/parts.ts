import { LabelBook } from '../label-book.ts';
import type { PartsPlot } from '../plot.ts';
import { type Mark, paintOf, type Room, type Scene, type Target } from '../scene.ts';
import { drawLegend, type LegendEntry, legendHeight } from './legend.ts';

const BAR = 22;
const CUT = 3;
/** A part is never thinner than this, in pixels. */
const THIN = 4;

/** Parts of a whole in one bar, with a key that has their figures. */
export function drawParts({ series }: PartsPlot, room: Room): Scene {
  const book = new LabelBook(room);
  const points = series[0]?.points ?? [];
  const entries = points.map(
    ({ label, text, tone }, place): LegendEntry => ({
      text: `${label} ${text}`,
      paint: paintOf(place, tone),
    }),
  );
  const marks: Mark[] = [];
  const total = points.reduce((sum, { value }) => sum + Math.max(value ?? 0, 0), 0);
  const shown = points.filter(({ value }) => (value ?? 0) > 0).length;
  const free = Math.max(room.width - CUT * Math.max(shown - 1, 0) - THIN * shown, 0);
  let x = 0;
  const targets = points.map(({ value, tone }, point): Target => {
    const place = { series: 0, point };
    const width = value === null || value <= 0 ? 0 : THIN + (free * value) / total;
    const box = { x, y: 0, width, height: BAR };
    if (width > 0) {
      marks.push({ shape: 'rect', look: 'fill', paint: paintOf(point, tone), radius: 3, place, ...box });
      x += width + CUT;
    }
    return { ...place, x: box.x + width / 2, y: 0, hit: box };
  });
  if (total === 0)
    marks.push({ shape: 'rect', look: 'track', radius: 6, x: 0, y: 0, width: room.width, height: BAR });
  drawLegend(entries, room, book, marks, BAR + 8);
  const height = BAR + 8 + legendHeight(entries, room, book);
  return { width: room.width, height, marks, labels: book.labels, targets: [targets], notes: [] };
}
