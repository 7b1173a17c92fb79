import { expect, it } from 'vitest';
import { canCertificarEnLote } from './can-certificar-en-lote.ts';
import { countDiasEnMano } from './dias-en-mano.ts';

const HOY = '2026-07-17';

it('[AREA-05] the days in hand are working days of all that wait for a person, together', () => {
  const dias = countDiasEnMano(
    [
      // From Monday to Friday of a week without holidays.
      { consultorId: 1, desde: '2026-07-13', cuantas: 2 },
      { consultorId: 1, desde: '2026-07-16', cuantas: 1 },
      { consultorId: 2, desde: HOY, cuantas: 5 },
      // What was filed late counts as of the next working day.
      { consultorId: 2, desde: '2026-07-21', cuantas: 1 },
    ],
    HOY,
    new Set(),
  );
  expect([...dias]).toEqual([
    [1, 9],
    [2, 0],
  ]);
});

it('[AREA-05] days without work do not count', () => {
  const filas = [{ consultorId: 1, desde: '2026-07-13', cuantas: 1 }];
  expect(countDiasEnMano(filas, HOY, new Set(['2026-07-15'])).get(1)).toBe(3);
});

it('[AREA-05] what others use already is certified on its page, a new servicio by a list too', () => {
  expect(canCertificarEnLote({ tipo: 'nueva' }).allowed).toBe(true);
  for (const tipo of ['actualizacion', 'retiro'] as const) {
    const { allowed, reasons } = canCertificarEnLote({ tipo });
    expect(allowed).toBe(false);
    expect(reasons.join()).toContain('certifíquela en su página, donde se ve a quiénes rompe.');
  }
});
