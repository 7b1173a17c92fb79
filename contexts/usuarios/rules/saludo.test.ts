import { describe, expect, it } from 'vitest';
import { findSaludo } from './saludo.ts';

describe('greeting', () => {
  it.each([
    [0, 'Buenos días'],
    [11, 'Buenos días'],
    [12, 'Buenas tardes'],
    [18, 'Buenas tardes'],
    [19, 'Buenas noches'],
    [23, 'Buenas noches'],
  ])('at %i says %s', (hora, saludo) => {
    expect(findSaludo(hora)).toBe(saludo);
  });
});
