import { describe, expect, it } from 'vitest';
import { findErroresDominio } from './datos-dominio.ts';

describe('form of a thematic domain', () => {
  it('[AREA-14] says what is missing, too long or not well written; a code only while it is new', () => {
    expect(findErroresDominio({ codigo: 'Ubicacion', nombre: 'Ubicación' }, true)).toEqual({});
    const wrong = { codigo: 'ubicación', nombre: '', descripcion: 'a'.repeat(501) };
    expect(Object.keys(findErroresDominio(wrong, true)).sort()).toEqual(['codigo', 'descripcion', 'nombre']);
    expect(findErroresDominio({ nombre: 'a'.repeat(81) }, false)).toEqual({
      nombre: 'Escriba máximo 80 caracteres.',
    });
  });
});
