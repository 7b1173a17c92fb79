import { describe, expect, it } from 'vitest';
import { presentCodigo, presentObjeto, presentResultado } from './codigos.ts';

const NOMBRES = { 'evaluar-estandar': 'Iniciar evaluación de estándar' };

describe('names of codes', () => {
  it('[AREA-12] are those the contexts give, and a code without one is still readable', () => {
    expect(presentCodigo(NOMBRES, 'evaluar-estandar')).toBe('Iniciar evaluación de estándar');
    expect(presentCodigo(NOMBRES, 'probar-algo')).toBe('Probar algo');
    expect(presentCodigo(NOMBRES, 'tipoDeCambio')).toBe('Tipo de cambio');
    expect(presentCodigo(NOMBRES, 'constructor')).toBe('Constructor');
    expect(['exito', 'rechazo', 'otro'].map(presentResultado)).toEqual(['Éxito', 'Rechazo', 'otro']);
  });

  it('[AREA-12] an object is told by its kind and its name, or by an id people can read', () => {
    const mesa = { nombreTipoObjeto: 'Mesa', idObjeto: '7', objeto: 'Salud' };
    expect(presentObjeto(mesa)).toBe('Mesa: Salud');
    expect(presentObjeto({ ...mesa, objeto: null })).toBe('Mesa 7');
    expect(presentObjeto({ ...mesa, objeto: null, idObjeto: 'a'.repeat(32) })).toBe('Mesa');
  });
});
