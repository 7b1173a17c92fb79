import { describe, expect, it } from 'vitest';
import { capitalizeNombre, presentEntidad } from './terms.ts';

describe('the name of an entity', () => {
  it.each([
    [
      'U.A.E. Dirección de Impuestos y Aduanas Nacionales',
      'DIAN',
      'U.A.E. Dirección de Impuestos y Aduanas Nacionales (DIAN)',
    ],
    [
      'Agencia Nacional de Contratación Pública - Colombia Compra Eficiente',
      null,
      'Agencia Nacional de Contratación Pública - Colombia Compra Eficiente',
    ],
    ['Fiscalía General de la Nación', undefined, 'Fiscalía General de la Nación'],
    ['COMERCIALIZADORA ANDINA S.A.S.', '', 'Comercializadora andina s.a.s.'],
    ['SENA Regional Caldas', 'SENA', 'SENA Regional Caldas'],
    ['ICETEX', null, 'ICETEX'],
  ])('[AREA-01] %s with the sigla %s is shown as %s', (nombre, sigla, shown) => {
    expect(presentEntidad(nombre, sigla)).toBe(shown);
  });

  it('[ENT-02] of a card and of a suggestion has its first letter upper and the rest lower', () => {
    expect(capitalizeNombre(' U.A.E. Dirección de Impuestos ')).toBe('U.a.e. dirección de impuestos');
  });
});
