import type { Plot } from './plot.ts';

/** Where the figures of a plot come from and when they were taken, as sentences. */
export function listOrigins(plot: Plot): readonly string[] {
  const outlines = plot.kind === 'map' ? plot.map.attribution : undefined;
  return [plot.source, plot.cut, outlines].flatMap((text) =>
    text === undefined ? [] : [text.endsWith('.') ? text : `${text}.`],
  );
}
