import { scaleLinear } from 'd3-scale';
import { formatNumber } from '../../format/index.ts';
import { LabelBook, lineHeight } from '../label-book.ts';
import type { CalibrationPlot } from '../plot.ts';
import { type Mark, paintOf, type Room, type Scene, type Target } from '../scene.ts';

/** Pixels the plot grows to: wider it says no more. */
const MAX_SIDE = 420;
const SPOT = 6;

/** Promised from left to right, happened from below to above; what stands on the diagonal was kept. */
export function drawCalibration({ series, axis, axisLabels }: CalibrationPlot, room: Room): Scene {
  const book = new LabelBook(room);
  const line = lineHeight(room);
  const format = axis.format ?? formatNumber;
  const ticks = scaleLinear().domain([axis.from, axis.to]).ticks(5);
  const left = Math.max(...ticks.map((tick) => book.widthOf(format(tick), 'tick')), 0) + 12;
  const side = Math.max(Math.min(room.width - left - 20, MAX_SIDE), 60);
  const [top, bottom] = [line + 12, line + 12 + side * 0.8];
  const toX = scaleLinear()
    .domain([axis.from, axis.to])
    .range([left, left + side]);
  const toY = scaleLinear().domain([axis.from, axis.to]).range([bottom, top]);
  const marks: Mark[] = [];
  const [promised, happened] = axisLabels;
  book.write({ text: happened, x: 0, y: room.size + 1, look: 'name' });
  book.write({ text: promised, x: left + side, y: bottom + line * 2 + 6, look: 'name', anchor: 'end' });
  for (const tick of ticks) {
    const [x, y] = [toX(tick), toY(tick)];
    marks.push({ shape: 'line', look: 'grid', x1: left, x2: left + side, y1: y, y2: y });
    marks.push({ shape: 'line', look: 'grid', x1: x, x2: x, y1: top, y2: bottom });
    book.write({ text: format(tick), x: left - 8, y: y + room.size * 0.35, look: 'tick', anchor: 'end' });
    book.write({ text: format(tick), x, y: bottom + line + 4, look: 'tick', anchor: 'middle' });
  }
  marks.push({ shape: 'line', look: 'target', dash: '6 4', x1: left, x2: left + side, y1: bottom, y2: top });
  const points = series[0]?.points ?? [];
  const d = `M${-SPOT} 0a${SPOT} ${SPOT} 0 1 0 ${SPOT * 2} 0a${SPOT} ${SPOT} 0 1 0 ${-SPOT * 2} 0Z`;
  const targets = points.map(({ at, value, text }, point): Target => {
    const place = { series: 0, point };
    const x = toX(at);
    if (value === null)
      return { ...place, x, y: bottom, hit: { x: x - 10, y: top, width: 20, height: bottom - top } };
    const y = toY(value);
    marks.push({
      shape: 'path',
      look: 'spot',
      paint: paintOf(0),
      place,
      d,
      transform: `translate(${x} ${y})`,
    });
    const writing = { text, x: x + SPOT + 6, y: y + room.size * 0.35, look: 'value', place } as const;
    book.writeAtOneOf([
      { ...writing, y: y + room.size + SPOT + 2 },
      writing,
      { ...writing, x: x - SPOT - 6, anchor: 'end' },
    ]);
    return { ...place, x, y, hit: { x: x - 14, y: y - 14, width: 28, height: 28 } };
  });
  const height = bottom + line * 2 + 14;
  return { width: room.width, height, marks, labels: book.labels, targets: [targets], notes: [] };
}
