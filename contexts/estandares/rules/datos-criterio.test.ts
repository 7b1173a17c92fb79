import { describe, expect, it } from 'vitest';
import { findErroresCriterio } from './datos-criterio.ts';

describe('form of a criterion', () => {
  it('[AREA-14] takes a weight from 1 to 100', () => {
    const valores = { codigo: 'apertura', nombre: 'Apertura', orden: '' };
    for (const peso of ['1', '15', '100'])
      expect(findErroresCriterio({ ...valores, peso }, true)).toEqual({});
    for (const peso of ['', '0', '101', '1.5', 'a'])
      expect(findErroresCriterio({ ...valores, peso }, true)).toEqual({
        peso: 'El peso es un número de 1 a 100.',
      });
  });

  it('[AREA-14] says what is missing or not well written', () => {
    const wrong = { codigo: 'Código', nombre: ' ', descripcion: 'a'.repeat(501), peso: '5', orden: '-1' };
    expect(Object.keys(findErroresCriterio(wrong, true)).sort()).toEqual([
      'codigo',
      'descripcion',
      'nombre',
      'orden',
    ]);
    expect(findErroresCriterio({ ...wrong, nombre: 'a'.repeat(81) }, false)['codigo']).toBeUndefined();
  });
});
