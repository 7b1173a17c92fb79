import { describe, expect, it } from 'vitest';
import { computeEsperaMinutos, findEstadoSegundoFactor, parseCodigo } from './segundo-factor.ts';

describe('second factor of a session', () => {
  it.each([
    // exigido, del ministerio, inscrito, verificado, reciente → estado
    [false, true, true, false, false, 'off'],
    [false, true, true, true, true, 'off'],
    [true, false, false, false, false, 'off'],
    [true, true, false, false, false, 'owed'],
    [true, true, true, false, false, 'owed'],
    [true, true, true, true, false, 'stale'],
    [true, true, true, true, true, 'fresh'],
    [true, false, true, false, false, 'stale'],
    [true, false, true, true, true, 'fresh'],
  ])(
    'asked %s, ministry %s, enrolled %s, given %s, lately %s → %s',
    (exigido, delMinisterio, inscrito, verificado, reciente, estado) => {
      const condiciones = { exigido, delMinisterio, inscrito, verificado, reciente };
      expect(findEstadoSegundoFactor(condiciones)).toBe(estado);
    },
  );

  it('wrong codes in a row are followed by a wait that doubles up to an hour', () => {
    const fallos = [0, 1, 4, 5, 6, 7, 10, 11, 12, 1000];
    expect(fallos.map(computeEsperaMinutos)).toEqual([0, 0, 0, 1, 2, 4, 32, 60, 60, 60]);
  });

  it('a code is read however it was typed', () => {
    expect(['123 456', ' abcd-efgh jklm ', '123456'].map(parseCodigo)).toEqual([
      '123456',
      'ABCDEFGHJKLM',
      '123456',
    ]);
  });
});
