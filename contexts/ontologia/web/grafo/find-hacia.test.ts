import { describe, expect, it } from 'vitest';
import { findHacia, isDireccion } from './find-hacia.ts';

const CENTRO = { x: 0, y: 0 };
const NORTE = { x: 0, y: -100 };
const SUR = { x: 5, y: 100 };
const ESTE = { x: 100, y: 10 };
const LEJOS = { x: 300, y: 0 };
const TODOS = [NORTE, SUR, ESTE, LEJOS];

describe('arrows in the graph', () => {
  it('[AREA-07] lead to the neighbour that lies there, the nearest first', () => {
    expect(findHacia(CENTRO, TODOS, 'ArrowUp')).toBe(NORTE);
    expect(findHacia(CENTRO, TODOS, 'ArrowDown')).toBe(SUR);
    expect(findHacia(CENTRO, TODOS, 'ArrowRight')).toBe(ESTE);
    expect(findHacia(CENTRO, TODOS, 'ArrowLeft')).toBeUndefined();
  });

  it('[AREA-07] other keys are none of them', () => {
    expect(isDireccion('ArrowUp')).toBe(true);
    expect(isDireccion('Enter')).toBe(false);
    expect(isDireccion('toString')).toBe(false);
  });
});
