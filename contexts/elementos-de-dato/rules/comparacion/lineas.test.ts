import { describe, expect, it } from 'vitest';
import { compareLineas, findLineasPropias } from './lineas.ts';

const lines = (...all: string[]) => all.join('\n');
const igual = (texto: string) => ({ texto, isPropia: false });
const propia = (texto: string) => ({ texto, isPropia: true });

describe('two editions of a list', () => {
  it('[AREA-06] of a long one the lines that differ show, and those beside them', () => {
    const before = lines('a', 'b', 'c', 'd', 'e', 'f', 'g');
    expect(compareLineas(before, lines('a', 'b', 'c', 'd', 'e', 'f', 'z'))).toEqual([
      igual('a'),
      { iguales: 4 },
      igual('f'),
      propia('g'),
    ]);
    expect(compareLineas(lines('a', 'b', 'c', 'd', 'z'), before)).toEqual([
      ...['a', 'b', 'c', 'd'].map(igual),
      propia('z'),
    ]);
  });

  it('[AREA-06] where only the order changed, all of them are told', () => {
    expect(compareLineas(lines('a', 'b'), lines('b', 'a'))).toEqual([propia('a'), propia('b')]);
    expect(findLineasPropias(lines('a', 'b'), lines('b', 'a'))).toBe(lines('a', 'b'));
  });

  it('[AREA-06] what only one of them says is told alone', () => {
    expect(findLineasPropias(lines('a', 'b', 'c'), lines('a', 'c'))).toBe('b');
    expect(findLineasPropias(lines('a', 'c'), lines('a', 'b', 'c'))).toBe('');
    expect(findLineasPropias('uno', '')).toBe('uno');
    expect(findLineasPropias(lines('a', 'a', 'b'), lines('a', 'b'))).toBe('a');
    expect(findLineasPropias(lines('a', 'a', 'b'), lines('a', 'b', 'b'))).toBe('a');
  });
});
