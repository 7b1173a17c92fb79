import type { PlotPoint } from './plot.ts';

/** Points from the largest value to the smallest, as equals keep their order; those without a value at the end. */
export function rankPoints<Point extends PlotPoint>(
  points: readonly Point[],
): readonly { readonly point: Point; readonly place: number }[] {
  const last = Number.NEGATIVE_INFINITY;
  return points
    .map((point, place) => ({ point, place }))
    .sort((one, other) => (other.point.value ?? last) - (one.point.value ?? last));
}
