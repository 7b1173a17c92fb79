import { describe, expect, it } from 'vitest';
import { ESTADOS_FICHA, type EstadoFicha } from '../contract/terms.ts';
import {
  canChangeEstado,
  canCreateFicha,
  canDeleteFicha,
  canDownloadOntologia,
  canEditFicha,
  TRANSICIONES_FICHA,
} from './ciclo-ficha.ts';

const con = (...acciones: string[]) => ({ acciones: new Set(acciones) });
const lector = con('consultar');
const editor = con('consultar', 'crear', 'editar', 'eliminar', 'descargar');
const ESTADOS = Object.keys(ESTADOS_FICHA) as EstadoFicha[];

describe('life of a ficha of the ontology', () => {
  it('[AREA-07] borrador → vigente → inactivo → vigente, and nothing else', () => {
    expect(TRANSICIONES_FICHA).toEqual({ borrador: 'vigente', vigente: 'inactivo', inactivo: 'vigente' });
  });

  it('[AREA-07] who only consults changes nothing, and reads who can', () => {
    for (const estado of ESTADOS)
      for (const decision of [
        canCreateFicha(lector),
        canDownloadOntologia(lector),
        canEditFicha(lector, estado),
        canChangeEstado(lector, estado, []),
        canDeleteFicha(lector, estado, []),
      ]) {
        expect(decision.allowed).toBe(false);
        expect(decision.unblockers).toEqual(['Administrador MinTIC']);
      }
  });

  it('[AREA-07] a draft and what is in force are edited; what is inactive is not', () => {
    expect(ESTADOS.map((estado) => canEditFicha(editor, estado).allowed)).toEqual([true, true, false]);
    expect(canCreateFicha(editor).allowed && canDownloadOntologia(editor).allowed).toBe(true);
  });

  it('[AREA-07] nothing comes into force while what it refers to is not', () => {
    expect(canChangeEstado(editor, 'borrador', ['Persona']).reasons.join()).toContain('«Persona»');
    expect(canChangeEstado(editor, 'inactivo', ['Persona']).allowed).toBe(false);
    expect(canChangeEstado(editor, 'vigente', ['Persona']).allowed).toBe(true);
    expect(canChangeEstado(editor, 'borrador', []).allowed).toBe(true);
  });

  it('[AREA-07] a class in use is not deleted, and the reasons say by what', () => {
    const usos = [
      { como: 'la clase superior de', nombres: ['Ciudadano', 'Menor', 'Extranjero', 'Otra'], total: 5 },
      { como: 'la clase de', nombres: [], total: 0 },
    ];
    expect(canDeleteFicha(editor, 'borrador', usos).reasons).toEqual([
      'Es la clase superior de «Ciudadano», «Menor», «Extranjero» y 2 más.',
    ]);
    expect(canDeleteFicha(editor, 'vigente', []).reasons.join()).toContain('inactívela antes');
    expect(canDeleteFicha(editor, 'inactivo', []).allowed).toBe(true);
    expect(canDeleteFicha(editor, 'borrador', []).allowed).toBe(true);
  });
});
