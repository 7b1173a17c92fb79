import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateText } from '../measure-text.ts';
import type { PlotPoint, PlotSeries } from '../plot.ts';
import type { Box, Label, Mark, Room, Scene } from '../scene.ts';
import { drawCalibration } from './calibration.ts';
import { drawChoropleth } from './choropleth.ts';
import { drawColumns } from './columns.ts';
import { drawGrid } from './grid.ts';
import { drawLine } from './line.ts';
import { drawParts } from './parts.ts';
import { drawRanked } from './ranked.ts';
import { drawSpread } from './spread.ts';
import { drawWaterfall, spanPoints } from './waterfall.ts';

const room: fc.Arbitrary<Room> = fc.record({
  width: fc.integer({ min: 240, max: 1200 }),
  size: fc.integer({ min: 12, max: 20 }),
  measure: fc.constant(estimateText),
});

const name = fc.stringMatching(/^[A-Z][a-zñó]{1,12}( [a-zñó]{2,12}){0,3}$/);
const value = fc.option(
  fc.double({ min: 0, max: 1e6, noNaN: true }).map((number) => Math.round(number) / 10),
  {
    freq: 6,
  },
);

/** Texts are told from all other texts of a drawing by their sign. */
function write(number: number | null): string {
  return number === null ? 'Sin dato' : `≈${number}`;
}

/** Series of the same points, and the room they are drawn in. */
function world(minSeries: number, maxSeries: number, maxPoints = 30) {
  return fc
    .tuple(
      fc.uniqueArray(name, { minLength: 1, maxLength: maxPoints }),
      fc.uniqueArray(name, { minLength: minSeries, maxLength: maxSeries }),
      room,
    )
    .chain(([points, series, one]) =>
      fc.record({
        room: fc.constant(one),
        series: fc.tuple(
          ...series.map((label) =>
            fc.array(value, { minLength: points.length, maxLength: points.length }).map(
              (values): PlotSeries => ({
                label,
                points: points.map((point, at): PlotPoint => {
                  const number = values[at] ?? null;
                  return { label: point, value: number, text: write(number) };
                }),
              }),
            ),
          ),
        ),
      }),
    );
}

const BASE = { title: 'T', finding: 'F.', rowHeader: 'R' };
const STEPS = {
  steps: [1, 10, 100, 1000, 10000],
  stepLabels: ['0', '1', '10', '100', '1.000', '10.000'],
} as const;

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function isInside({ box }: Label, { width, height }: Scene): boolean {
  const slack = 0.01;
  return (
    box.x >= -slack &&
    box.x + box.width <= width + slack &&
    box.y >= -slack &&
    box.y + box.height <= height + slack
  );
}

/** The ends of what has no other drawing than numbers. */
function readNumbers(mark: Mark): number[] {
  if (mark.shape === 'rect') return [mark.x, mark.y, mark.width, mark.height];
  if (mark.shape === 'line') return [mark.x1, mark.x2, mark.y1, mark.y2];
  return (`${mark.d} ${mark.transform ?? ''}`.match(/NaN|Infinity/g) ?? []).map(Number);
}

/** What every drawing keeps, whatever the figures are. */
function expectSound(scene: Scene, series: readonly PlotSeries[]): void {
  for (const [at, label] of scene.labels.entries()) {
    expect(isInside(label, scene), `'${label.text}' lies outside`).toBe(true);
    for (const other of scene.labels.slice(at + 1))
      expect(overlaps(label.box, other.box), `'${label.text}' lies on '${other.text}'`).toBe(false);
  }
  for (const mark of scene.marks)
    for (const number of readNumbers(mark)) expect(number).toSatisfy(Number.isFinite);
  for (const { look, place } of scene.marks) {
    if (!place || look === 'frame') continue;
    const point = series[place.series]?.points[place.point] ?? scene.rest;
    expect(point?.value, 'a gap is drawn').not.toBeNull();
  }
  // No figure but those that were given.
  const given = new Set([
    ...series.flatMap(({ points }) => points.map(({ text }) => text)),
    scene.rest?.text,
  ]);
  for (const { text } of scene.labels) {
    const figure = text.match(/≈\S+$/)?.[0];
    if (figure !== undefined && !figure.endsWith('…')) expect(given).toContain(figure);
  }
  const reached = scene.targets.flat().map(({ series: one, point }) => `${one} ${point}`);
  expect(new Set(reached).size).toBe(reached.length);
}

function expectAllReached(scene: Scene, series: readonly PlotSeries[]): void {
  const count = series.reduce((sum, { points }) => sum + points.length, 0);
  expect(scene.targets.flat()).toHaveLength(count);
}

const RUNS = { numRuns: 40 };

describe('whatever the figures, texts stay inside and never lie on each other, and a gap is not drawn', () => {
  it('lines', () => {
    fc.assert(
      fc.property(world(1, 4), fc.boolean(), ({ series, room: one }, hasTarget) => {
        const target = hasTarget ? { target: { label: 'Meta', from: 70, to: 90 } } : {};
        const scene = drawLine({ ...BASE, ...target, kind: 'line', series }, one);
        expectSound(scene, series);
        expectAllReached(scene, series);
      }),
      RUNS,
    );
  });

  it('columns, beside each other and stacked', () => {
    fc.assert(
      fc.property(world(1, 4), fc.boolean(), ({ series, room: one }, isStacked) => {
        const scene = drawColumns({ ...BASE, kind: 'columns', isStacked, series }, one);
        expectSound(scene, series);
        expectAllReached(scene, series);
      }),
      RUNS,
    );
  });

  it('ranked bars: the largest fifteen, and one for the others', () => {
    fc.assert(
      fc.property(world(1, 1, 40), fc.boolean(), ({ series, room: one }, isJoined) => {
        const joinRest = (rest: readonly PlotPoint[]): PlotPoint => {
          const sum = rest.reduce((total, point) => total + (point.value ?? 0), 0);
          return { label: 'Otros', value: sum, text: write(sum) };
        };
        const scene = drawRanked({ ...BASE, kind: 'ranked', series, ...(isJoined ? { joinRest } : {}) }, one);
        expectSound(scene, series);
        const points = series[0]?.points ?? [];
        const shown = scene.targets.flat();
        expect(shown).toHaveLength(Math.min(points.length, 15) + (isJoined && points.length > 15 ? 1 : 0));
        const values = shown
          .slice(0, 15)
          .map(({ point }) => points[point]?.value ?? Number.NEGATIVE_INFINITY);
        expect(values).toEqual([...values].sort((first, second) => second - first));
      }),
      RUNS,
    );
  });

  it('parts, dots, ranges, matrices and strips', () => {
    fc.assert(
      fc.property(world(3, 3, 12), ({ series, room: one }) => {
        const sorted = series.map(({ label, points }) => ({ label, points }));
        for (const kind of ['dots', 'range'] as const) {
          const scene = drawSpread({ ...BASE, kind, series: sorted }, one);
          expectSound(scene, sorted);
          expectAllReached(scene, sorted);
        }
        for (const kind of ['cohort', 'matrix', 'heat'] as const) {
          const scene = drawGrid({ ...BASE, ...STEPS, kind, series }, one);
          expectSound(scene, series);
          expectAllReached(scene, series);
        }
        const parts = series.slice(0, 1);
        const scene = drawParts({ ...BASE, kind: 'parts', series: parts }, one);
        expectSound(scene, parts);
        expectAllReached(scene, parts);
      }),
      RUNS,
    );
  });

  it('changes, promises and maps', () => {
    fc.assert(
      fc.property(world(1, 1, 12), ({ series, room: one }) => {
        const [first] = series;
        const points = first?.points ?? [];
        const changes = points.map((point, at) => ({
          ...point,
          part: at === 0 || at === points.length - 1 ? ('total' as const) : ('change' as const),
        }));
        const falls = [{ label: 'Puntos', points: changes }];
        const waterfall = drawWaterfall({ ...BASE, kind: 'waterfall', series: falls }, one);
        expectSound(waterfall, falls);
        expectAllReached(waterfall, falls);

        const promised = [{ label: 'P', points: points.map((point, at) => ({ ...point, at: at * 5 })) }];
        const calibration = drawCalibration(
          {
            ...BASE,
            kind: 'calibration',
            series: promised,
            axis: { from: 0, to: 1e5 },
            axisLabels: ['X', 'Y'],
          },
          one,
        );
        expectSound(calibration, promised);
        expectAllReached(calibration, promised);

        const places = [{ label: 'M', points: points.map((point, at) => ({ ...point, id: `${at}` })) }];
        const tiles = points.map((_, at) => ({
          id: `${at}`,
          label: `T${at}`,
          column: at % 5,
          row: Math.floor(at / 5),
        }));
        const map = drawChoropleth({ ...BASE, ...STEPS, kind: 'map', series: places, map: { tiles } }, one);
        expectSound(map, places);
        expectAllReached(map, places);
      }),
      RUNS,
    );
  });
});

const WIDE: Room = { width: 800, size: 13, measure: estimateText };
const points = (...values: (number | null)[]): PlotPoint[] =>
  values.map((number, at) => ({ label: `Mes ${at + 1}`, value: number, text: write(number) }));

describe('what a drawing says of itself', () => {
  it('an axis that does not begin at zero, and none that does', () => {
    const near = drawLine({ ...BASE, kind: 'line', series: [{ label: 'A', points: points(80, 90) }] }, WIDE);
    expect(near.notes).toEqual(['El eje no empieza en cero.']);
    const far = drawLine({ ...BASE, kind: 'line', series: [{ label: 'A', points: points(2, 90) }] }, WIDE);
    expect(far.notes).toEqual([]);
    const columns = drawColumns(
      { ...BASE, kind: 'columns', series: [{ label: 'A', points: points(80, 90) }] },
      WIDE,
    );
    expect(columns.notes).toEqual([]);
  });

  it('that there is no datum at all', () => {
    const scene = drawLine(
      { ...BASE, kind: 'line', series: [{ label: 'A', points: points(null, null) }] },
      WIDE,
    );
    expect(scene.labels.map(({ text }) => text)).toContain('Sin datos');
  });

  it('how many names the table has beyond the fifteen', () => {
    const series = [{ label: 'A', points: points(...Array.from({ length: 18 }, (_, at) => at)) }];
    expect(drawRanked({ ...BASE, kind: 'ranked', series }, WIDE).notes).toEqual(['3 más en la tabla.']);
  });
});

it('a line stops at a gap and begins anew after it', () => {
  const series = [{ label: 'A', points: points(1, 2, null, 4, 5) }];
  const scene = drawLine({ ...BASE, kind: 'line', series }, WIDE);
  const path = scene.marks.find((mark) => mark.shape === 'path' && mark.look === 'stroke');
  expect(path?.shape === 'path' && path.d.match(/M/g)).toHaveLength(2);
});

it('more than four lines are refused', () => {
  const series = Array.from({ length: 5 }, (_, at) => ({ label: `${at}`, points: points(1) }));
  expect(() => drawLine({ ...BASE, kind: 'line', series }, WIDE)).toThrow(RangeError);
});

it('changes stand on each other from a total to a total', () => {
  const parts = [
    ['total', 61],
    ['change', 7.4],
    ['change', null],
    ['change', -2.5],
    ['total', 65.9],
  ] as const;
  const spans = spanPoints(
    parts.map(([part, number], at) => ({ part, label: `${at}`, value: number, text: '' })),
  );
  const round = (number: number) => Math.round(number * 10) / 10;
  expect(spans.map((span) => span && [round(span.from), round(span.to)])).toEqual([
    [0, 61],
    [61, 68.4],
    null,
    [68.4, 65.9],
    [0, 65.9],
  ]);
});
