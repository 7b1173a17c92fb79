import { expect, it } from 'vitest';
import { presentDiasHabiles } from './plazo-asunto.ts';

it.each([
  [-2, 'hace 2 días háb.'],
  [-1, 'hace 1 día hábil'],
  [0, 'vence hoy'],
  [1, 'en 1 día hábil'],
  [14, 'en 14 días háb.'],
])('[AREA-13] a last day %i working days away reads «%s»', (dias, texto) => {
  expect(presentDiasHabiles(dias)).toBe(texto);
});
