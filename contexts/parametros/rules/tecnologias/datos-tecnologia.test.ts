import { describe, expect, it } from 'vitest';
import { findErroresTecnologia } from './datos-tecnologia.ts';

describe('form of a technical catalogue', () => {
  it('[AREA-14] takes what is right, with an empty order', () => {
    const valores = { codigo: 'c#-12', nombre: 'C#', orden: '', url: '' };
    expect(findErroresTecnologia('tecnologia', valores, true)).toEqual({});
    expect(findErroresTecnologia('sistema', { codigo: 'SIIF_2', nombre: 'SIIF', orden: '3' }, true)).toEqual(
      {},
    );
  });

  it('[AREA-14] says what is missing or not well written; a code only while it is new', () => {
    const valores = { codigo: 'Con espacio', nombre: ' ', sigla: 'S'.repeat(41), url: 'www', orden: '-1' };
    expect(Object.keys(findErroresTecnologia('tecnologia', valores, true)).sort()).toEqual([
      'codigo',
      'nombre',
      'orden',
      'sigla',
      'url',
    ]);
    expect(findErroresTecnologia('tecnologia', valores, false)['codigo']).toBeUndefined();
  });
});
