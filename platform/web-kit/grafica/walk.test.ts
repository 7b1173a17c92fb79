import { expect, it } from 'vitest';
import type { Target } from './scene.ts';
import { findTarget, walk } from './walk.ts';

const at = (series: number, point: number): Target => ({
  series,
  point,
  x: point * 10 + 5,
  y: series * 10 + 5,
  hit: { x: point * 10, y: series * 10, width: 10, height: 10 },
});
const GRID = [
  [at(0, 0), at(0, 1), at(0, 2)],
  [at(1, 0), at(1, 1)],
];

it.each([
  ['ArrowRight', [0, 0], [0, 1]],
  ['ArrowRight', [0, 2], [0, 2]],
  ['ArrowLeft', [0, 1], [0, 0]],
  ['ArrowDown', [0, 2], [1, 1]],
  ['ArrowUp', [1, 1], [0, 1]],
  ['End', [1, 0], [1, 1]],
  ['Home', [1, 1], [1, 0]],
] as const)('%s leads from %j to %j', (key, [series, point], [line, place]) => {
  expect(walk(GRID, { series, point }, key)).toBe(GRID[line]?.[place]);
});

it('begins at the first figure, goes to the ends of the plot with Ctrl, and leaves other keys alone', () => {
  expect(walk(GRID, undefined, 'ArrowRight')).toBe(GRID[0]?.[0]);
  expect(walk(GRID, { series: 0, point: 1 }, 'End', true)).toBe(GRID[1]?.[1]);
  expect(walk(GRID, { series: 1, point: 1 }, 'Home', true)).toBe(GRID[0]?.[0]);
  expect(walk(GRID, { series: 0, point: 0 }, 'Tab')).toBeUndefined();
  expect(walk([[]], undefined, 'Home')).toBeUndefined();
});

it('a single line is walked with all arrows', () => {
  const line = [GRID[0] ?? []];
  expect(walk(line, { series: 0, point: 0 }, 'ArrowDown')).toBe(line[0]?.[1]);
  expect(walk(line, { series: 0, point: 1 }, 'ArrowUp')).toBe(line[0]?.[0]);
});

it('the pointer finds the nearest of the figures it is over', () => {
  expect(findTarget(GRID, 14, 8)).toBe(GRID[0]?.[1]);
  expect(findTarget(GRID, 29, 19)).toBeUndefined();
});
