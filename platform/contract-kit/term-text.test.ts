import { expect, test } from 'vitest';
import { presentTerm, presentWorkingDays } from './term-text.ts';

test('what is over is named in its gender; one day is one', () => {
  const over = { diasHabiles: -2, isOver: true };
  expect(presentTerm(over, 'Vencido')).toBe('Vencido hace 2 días hábiles');
  expect(presentTerm(over, 'Vencida')).toBe('Vencida hace 2 días hábiles');
  expect(presentTerm(over, 'Venció')).toBe('Venció hace 2 días hábiles');
  expect(presentTerm({ ...over, diasHabiles: -1 }, 'Venció')).toBe('Venció hace 1 día hábil');
  expect([1, 2].map(presentWorkingDays)).toEqual(['1 día hábil', '2 días hábiles']);
});
