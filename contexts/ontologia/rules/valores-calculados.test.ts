import { describe, expect, it } from 'vitest';
import { PLANTILLAS_REGLA } from './plantillas-regla.ts';
import { computeValorCalculado } from './valores-calculados.ts';

const HOY = '2026-11-21';

describe('values derived of a sample', () => {
  it.each([
    ['departamentoDelMunicipio', '05001', '05'],
    ['departamentoDelMunicipio', '5001', undefined],
    ['digitoVerificacionCalculado', '899999053', '1'],
    ['digitoVerificacionCalculado', '890980040', '8'],
    ['digitoVerificacionCalculado', 'abc', undefined],
    ['edad', '2008-11-21', '18'],
    ['edad', '2008-11-22', '17'],
    ['edad', 'ayer', undefined],
  ] as const)('[AREA-07] %s of «%s» is %s', (codigo, valor, esperado) => {
    expect(computeValorCalculado(codigo, valor, HOY)).toBe(esperado);
  });

  it('[AREA-07] a template writes texts so that they cannot break out of it', () => {
    const text = PLANTILLAS_REGLA.patron.write({
      clase: 'Persona',
      propiedad: 'codSexo',
      otra: '^"\\d+$',
      mensaje: 'Dice "no"',
    });
    expect(text).toContain(String.raw`sh:pattern "^\"\\d+$"`);
    expect(text).toContain(String.raw`sh:message "Dice \"no\""@es`);
  });
});
