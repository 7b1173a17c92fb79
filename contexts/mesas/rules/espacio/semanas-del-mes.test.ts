import { expect, it } from 'vitest';
import { addMeses, listSemanas } from './semanas-del-mes.ts';

it('[MESA-11] the weeks of July 2026 run from Monday 29 June to Sunday 2 August', () => {
  const semanas = listSemanas('2026-07');
  expect(semanas).toHaveLength(5);
  expect([semanas[0]?.[0], semanas[4]?.[6]]).toEqual(['2026-06-29', '2026-08-02']);
});

it('[MESA-11] February 2027 has four weeks exactly, and August 2026 six', () => {
  expect(listSemanas('2027-02')).toHaveLength(4);
  expect(listSemanas('2026-08')).toHaveLength(6);
});

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('[MESA-11] %s and %i months is %s', (mes, meses, otro) => {
  expect(addMeses(mes, meses)).toBe(otro);
});
