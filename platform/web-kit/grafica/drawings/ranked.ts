import { formatNumber } from '../../format/index.ts';
import type { PlotPoint, RankedPlot } from '../plot.ts';
import { rankPoints } from '../rank-points.ts';
import { paintOf, type Room, type Scene, type Target } from '../scene.ts';
import { openRows, widthOfTexts } from './rows.ts';

/** Names drawn one by one; the table has them all. */
export const SHOWN_NAMES = 15;
const THICKNESS = 10;

interface Entry {
  readonly point: PlotPoint;
  /** Its place among the points; none for the bar of the others. */
  readonly place: number | undefined;
}

export function drawRanked({ series, to, joinRest }: RankedPlot, room: Room): Scene {
  const points = series[0]?.points ?? [];
  const ranked = rankPoints(points);
  const rest = ranked.slice(SHOWN_NAMES).map(({ point }) => point);
  const shown: Entry[] = ranked.slice(0, SHOWN_NAMES);
  const joined = rest.length > 0 && joinRest ? joinRest(rest) : undefined;
  const entries = joined ? [...shown, { point: joined, place: undefined }] : shown;
  const largest = Math.max(to ?? 0, ...entries.map(({ point }) => point.value ?? 0)) || 1;
  const drawn = openRows(room, {
    names: entries.map(({ point, place }) => ({
      text: point.shortLabel ?? point.label,
      place: { series: 0, point: place ?? points.length },
    })),
    right: Math.min(
      widthOfTexts(
        entries.map(({ point }) => point),
        room,
      ),
      room.width * 0.4,
    ),
    thickness: THICKNESS,
  });
  const targets = entries.map(({ point: { value, text }, place }, at): Target => {
    const { area, base, hit } = drawn.rows[at] ?? { area: hitNothing, base: 0, hit: hitNothing };
    const width = value === null ? 0 : Math.max((area.width * Math.max(value, 0)) / largest, 1);
    const figure = { series: 0, point: place ?? points.length };
    drawn.marks.push({ shape: 'rect', look: 'track', radius: 5, ...area });
    if (value !== null) {
      const paint = place === undefined ? ({ tone: 'gray' } as const) : paintOf(0, series[0]?.tone);
      drawn.marks.push({ shape: 'rect', look: 'fill', paint, radius: 5, place: figure, ...area, width });
    }
    const x = room.width - 1;
    drawn.book.write({ text, x, y: base, look: 'value', anchor: 'end', place: figure });
    return { ...figure, x: area.x + width, y: area.y, hit };
  });
  return {
    width: room.width,
    height: drawn.height,
    marks: drawn.marks,
    labels: drawn.book.labels,
    targets: [targets],
    ...(joined ? { rest: joined } : {}),
    notes: rest.length > 0 && !joinRest ? [`${formatNumber(rest.length)} más en la tabla.`] : [],
  };
}

const hitNothing = { x: 0, y: 0, width: 0, height: 0 };
