import { describe, expect, it } from 'vitest';
import { presentOcurrencia } from './ocurrencia.ts';

describe('how often a part stands', () => {
  it.each([
    [1, 1, 'Obligatorio (1..1)'],
    [0, 1, 'Opcional (0..1)'],
    [1, null, 'Obligatorio, varias veces (1..*)'],
    [0, 3, 'Opcional, varias veces (0..3)'],
  ])('%s to %s is %s', (ocurrenciaMinima, ocurrenciaMaxima, said) => {
    expect(presentOcurrencia({ ocurrenciaMinima, ocurrenciaMaxima })).toBe(said);
  });
});
