import type { PlotPoint } from '../plot.ts';
import { type Mark, paintOf, type Room, type Scene, type Target } from '../scene.ts';

const HEIGHT = 40;
const EDGE = 5;
/** Share of the place of a point that its column takes. */
const FILLED = 0.72;

/** A small line, or columns from zero, without texts: the shape of a series beside its last figure. */
export function drawSpark(points: readonly PlotPoint[], shape: 'line' | 'columns', { width }: Room): Scene {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const isLine = shape === 'line';
  const [low, high] = [isLine ? Math.min(...known) : 0, Math.max(...known, 0)];
  const each = (width - 2 * EDGE) / Math.max(points.length, 1);
  const toX = (point: number) => EDGE + each * (point + 0.5);
  const toY = (value: number) => HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const targets = points.map(({ value }, point): Target => {
    const hit = { x: toX(point) - each / 2, y: 0, width: each, height: HEIGHT };
    return { series: 0, point, x: toX(point), y: value === null ? HEIGHT - EDGE : toY(value), hit };
  });
  const paint = paintOf(0);
  const marks: Mark[] = [];
  if (isLine) {
    const corners = targets.map(({ x, y, point }) => {
      if (points[point]?.value === null) return '';
      return `${(points[point - 1]?.value ?? null) === null ? 'M' : 'L'}${x} ${y}`;
    });
    marks.push({ shape: 'path', look: 'stroke', paint, d: corners.join('') });
  } else {
    for (const { x, y, point } of targets) {
      if (points[point]?.value === null) continue;
      const box = {
        x: x - (each * FILLED) / 2,
        y,
        width: each * FILLED,
        height: Math.max(HEIGHT - EDGE - y, 1),
      };
      marks.push({ shape: 'rect', look: 'fill', paint, radius: 1, place: { series: 0, point }, ...box });
    }
  }
  return { width, height: HEIGHT, marks, labels: [], targets: [targets], notes: [] };
}
