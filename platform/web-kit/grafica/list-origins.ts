import type { Plot } from './plot.ts';

/** Where the figures of a plot come from and when they were taken, as sentences. */
export function listOrigins({ source, cut }: Plot): readonly string[] {
  return [source, cut].flatMap((text) =>
    text === undefined ? [] : [text.endsWith('.') ? text : `${text}.`],
  );
}
