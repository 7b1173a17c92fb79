import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SHEET = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const [LIGHT = '', DARK = ''] = SHEET.split(':root[data-theme="dark"]');

/** Value of a token in a part of the sheet, which may name another token. */
function readToken(part: string, name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(part)?.[1];
  if (value === undefined) throw new Error(`no token ${name}`);
  return value;
}

/** Relative luminance of '#rrggbb', as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('%s', (_, part) => {
  const surface = readToken(part, 'surface');

  it.each(['series-1', 'series-2', 'warn-text', 'lvl-2', 'err', 'control', 'heading'])(
    'the edge or line of %s keeps 3:1',
    (token) => {
      expect(contrast(readToken(part, token), surface)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each([0, 1, 2, 3, 4, 5])('the text on step %d keeps 4.5:1', (step) => {
    const text = readToken(part, step < 4 ? 'focus-out' : 'on-primary');
    expect(contrast(text, readToken(part, `seq-${step}`))).toBeGreaterThanOrEqual(4.5);
  });
});
