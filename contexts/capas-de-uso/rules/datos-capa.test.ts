import { describe, expect, it } from 'vitest';
import { type CapaPorVerificar, findErroresCapa, findErroresTextos } from './datos-capa.ts';

const proyecto: CapaPorVerificar = {
  codigo: 'SIPOV',
  tipo: 'proyecto',
  carpeta: 'Proyectos/MinAgricultura/SIPOV',
  capaPadreId: 2,
  entidadId: 5,
  sectorId: null,
  nombre: 'Proyecto SIPOV',
  descripcion: 'Elementos del proyecto.',
  prefijo: 'sipov',
  fuenteInformacion: 'Acta 1',
};

describe('data of a layer', () => {
  it('[AREA-02] what keeps every rule has no error', () => {
    expect(findErroresCapa(proyecto, 'local')).toEqual({});
  });

  it.each([
    ['a code with an accent', { codigo: 'Común' }, 'codigo'],
    ['a folder with an accent', { carpeta: 'Proyectos/Común' }, 'carpeta'],
    ['the folder of another kind', { carpeta: 'Local/SIPOV' }, 'carpeta'],
    ['a folder that says nobody', { carpeta: 'Proyectos' }, 'carpeta'],
    ['no entity for a project', { entidadId: null }, 'entidadId'],
    ['a sector for a project', { sectorId: 1 }, 'sectorId'],
    ['no name', { nombre: '' }, 'nombre'],
    ['no description', { descripcion: '' }, 'descripcion'],
    ['a prefix in capitals', { prefijo: 'SIPOV' }, 'prefijo'],
    ['no source', { fuenteInformacion: '' }, 'fuenteInformacion'],
  ])('[AREA-02] %s is told at its field', (_name, change, campo) => {
    expect(Object.keys(findErroresCapa({ ...proyecto, ...change }, 'local'))).toEqual([campo]);
  });

  it('[AREA-02] a sectorial layer says its sector and no entity', () => {
    const sectorial = { ...proyecto, tipo: 'sectorial', carpeta: 'Sectorial/Salud' } as const;
    expect(Object.keys(findErroresCapa(sectorial, 'comun')).sort()).toEqual(['entidadId', 'sectorId']);
    expect(findErroresCapa({ ...sectorial, entidadId: null, sectorId: 3 }, 'comun')).toEqual({});
  });

  it('[AREA-02] a layer below one of the wrong kind is told at its parent', () => {
    expect(Object.keys(findErroresCapa(proyecto, 'comun'))).toEqual(['capaPadreId']);
    expect(Object.keys(findErroresCapa(proyecto, null))).toEqual(['capaPadreId']);
  });

  it('[AREA-02] the texts alone are judged by the same rules', () => {
    expect(findErroresTextos(proyecto)).toEqual({});
    expect(Object.keys(findErroresTextos({ ...proyecto, prefijo: '1a' }))).toEqual(['prefijo']);
  });
});
