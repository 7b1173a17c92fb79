import { describe, expect, it } from 'vitest';
import { ESTANDAR_DE_PRUEBA } from '../testing/index.ts';
import { findErrores, parsePalabras, type ValoresEstandar } from './datos-estandar.ts';

const VALORES = {
  ...ESTANDAR_DE_PRUEBA,
  codigo: 'DCAT-3',
  palabrasClave: 'catálogo, metadatos',
  fechaElaboracion: '',
  fechaPublicacion: '',
  fechaModificacion: '',
} as ValoresEstandar;

describe('form of a standard', () => {
  it('[AREA-03] takes what is right', () => {
    expect(findErrores(VALORES)).toEqual({});
  });

  it('[AREA-03] says what is missing, too long or not well written', () => {
    const errores = findErrores({
      ...VALORES,
      codigo: 'con espacio',
      nombre: ' ',
      organismo: '',
      categoria: '',
      licencia: '',
      url: 'www.w3.org',
      palabrasClave: 'a'.repeat(61),
      sigla: 'S'.repeat(41),
    });
    expect(Object.keys(errores).sort()).toEqual(
      ['categoria', 'codigo', 'licencia', 'nombre', 'organismo', 'palabrasClave', 'sigla', 'url'].sort(),
    );
    expect(errores.sigla).toBe('Escriba máximo 40 caracteres.');
  });

  it('[AREA-03] a code that is missing is asked for; one not well written is told how it is', () => {
    expect(findErrores({ ...VALORES, codigo: ' ' }).codigo).toBe('Código es requerido.');
    expect(findErrores({ ...VALORES, codigo: 'con espacio' }).codigo).toMatch(/^El código tiene hasta 40/);
  });

  it('[AREA-03] keywords are separated by commas, each once', () => {
    expect(parsePalabras(' uno, dos,, uno ')).toEqual(['uno', 'dos']);
    const many = Array.from({ length: 21 }, (_, position) => `p${position}`).join(',');
    expect(findErrores({ ...VALORES, palabrasClave: many }).palabrasClave).toContain('20');
  });
});
