import { scaleLinear } from 'd3-scale';
import { formatNumber } from '../../format/index.ts';
import { lineHeight } from '../label-book.ts';
import type { SpreadPlot } from '../plot.ts';
import type { Room, Scene, Target } from '../scene.ts';
import { chooseDomain, NARROW, NOT_FROM_ZERO, valuesOf } from './plane.ts';
import { openRows, type Row, type Rows } from './rows.ts';

const THICKNESS = { dots: 3, range: 14 } as const;
const SPOT = 6;

type ToX = (value: number) => number;

/** Low, middle and high of each row: dots with a line, or a bar with a mark in it. */
export function drawSpread({ kind, series, axis }: SpreadPlot, room: Room): Scene {
  const [low, middle, high] = series;
  const points = middle?.points ?? [];
  const line = lineHeight(room);
  const domain = chooseDomain(
    series.flatMap((one) => valuesOf(one.points)),
    axis,
  );
  const drawn = openRows(room, {
    names: points.map(({ label, shortLabel }, point) => ({
      text: shortLabel ?? label,
      place: { series: 1, point },
    })),
    right: 14,
    below: line + 10,
    thickness: THICKNESS[kind],
    air: line + SPOT / 2,
  });
  const area = drawn.rows[0]?.area ?? { x: 0, y: 0, width: room.width, height: 0 };
  const scale = scaleLinear()
    .domain(domain)
    .range([area.x + SPOT, area.x + area.width]);
  drawScale(drawn, scale.ticks(room.width < NARROW ? 4 : 6), scale, axis?.format ?? formatNumber);
  const lines = series.map(({ points: figures }, place) =>
    figures.map(({ value }, point): Target => {
      const row = drawn.rows[point];
      const hit = row?.hit ?? { x: 0, y: 0, width: 0, height: 0 };
      const y = row ? row.area.y : 0;
      return { series: place, point, x: value === null ? area.x : scale(value), y, hit };
    }),
  );
  for (const [point, row] of drawn.rows.entries()) {
    const values = [low, middle, high].map((one) => one?.points[point]?.value ?? null);
    drawSpan(drawn, kind, row, values, scale, point);
    // The middle has room before the ends.
    for (const place of [1, 2, 0]) {
      const figure = series[place]?.points[point];
      if (!figure || figure.value === null) continue;
      const x = scale(figure.value);
      const y = row.area.y - SPOT / 2 - 4;
      const at = { series: place, point };
      drawn.book.write({ text: figure.text, x, y, look: 'value', anchor: 'middle', place: at });
    }
  }
  // Walked row by row: its low, its middle, its high.
  const targets = points.map((_, point) => lines.flatMap((figures) => figures[point] ?? []));
  const notes = domain[0] > 0 ? [NOT_FROM_ZERO] : [];
  return {
    width: room.width,
    height: drawn.height,
    marks: drawn.marks,
    labels: drawn.book.labels,
    targets,
    notes,
  };
}

function drawScale(
  { marks, book, room, height, rows }: Rows,
  ticks: readonly number[],
  toX: ToX,
  format: (value: number) => string,
): void {
  const bottom = (rows.at(-1)?.hit.y ?? 0) + (rows.at(-1)?.hit.height ?? 0);
  for (const tick of ticks) {
    const x = Math.round(toX(tick)) + 0.5;
    marks.push({
      shape: 'line',
      look: tick === 0 ? 'base' : 'grid',
      x1: x,
      x2: x,
      y1: rows[0]?.hit.y ?? 0,
      y2: bottom,
    });
    book.write({
      text: format(tick),
      x,
      y: height - room.size * 0.4,
      look: 'tick',
      anchor: 'middle',
    });
  }
}

const RING = `M${-SPOT} 0a${SPOT} ${SPOT} 0 1 0 ${SPOT * 2} 0a${SPOT} ${SPOT} 0 1 0 ${-SPOT * 2} 0Z`;
const STROKE = 'M-2 -6h4v12h-4Z';

function drawSpan(
  { marks }: Rows,
  kind: SpreadPlot['kind'],
  { area: { y, height } }: Row,
  values: readonly (number | null)[],
  toX: ToX,
  point: number,
): void {
  const [low = null, , high = null] = values;
  if (low !== null && high !== null) {
    const box = { x: toX(low), y, width: Math.max(toX(high) - toX(low), 1), height };
    marks.push({
      shape: 'rect',
      look: kind === 'range' ? 'fill' : 'track',
      paint: { tone: 'blue', pattern: 'rising' },
      radius: height / 2,
      place: { series: 2, point },
      ...box,
    });
  }
  const center = y + height / 2;
  for (const [series, value] of values.entries()) {
    if (value === null) continue;
    const isMiddle = series === 1;
    marks.push({
      shape: 'path',
      look: isMiddle ? 'spot' : 'fill',
      paint: { tone: 'blue' },
      place: { series, point },
      d: isMiddle ? RING : STROKE,
      transform: `translate(${toX(value)} ${center})`,
    });
  }
}
