import { expect, it } from 'vitest';
import { explainPasoDado } from './explain-paso-dado.ts';

it.each([
  ['declarar-obsoleta', 0, 'La versión quedó obsoleta.'],
  ['declarar-obsoleta', 1, 'La versión quedó obsoleta y se avisa a los consumidores a los que rompe.'],
  ['fijar-retiro', 0, 'Quedó la fecha de retiro.'],
  ['retirar', 1, 'La versión se retiró y ya no responde.'],
] as const)(
  '[AREA-05] the step «%s» of a version of %d consumers promises a notice only to those there are',
  (paso, consumen, dicho) => {
    expect(explainPasoDado(paso, consumen)).toBe(dicho);
  },
);
