import { proveListAddress } from '@marco/test-kit/prove-list-address';
import { describe, expect, it } from 'vitest';
import {
  CONSULTA_VACIA,
  chooseFaceta,
  clearFacetas,
  countFacetas,
  formatConsulta,
  isPorDatos,
  listElegidos,
  listFiltros,
  parseConsulta,
  toFiltro,
} from './consulta-directorio.ts';

const read = (query: string) => parseConsulta(new URLSearchParams(query));

describe('[AREA-15] the address of the directory', () => {
  proveListAddress({ parse: parseConsulta, format: formatConsulta }, [
    [
      'texto=cedula&tengo=3,4&necesito=9&estado=publicado-nivel-3,identificado&entidad=1,2&acceso=abierto&datoPersonal=sensible&sector=1&ordenEntidad=2&departamento=05,11&tipoIntercambio=consulta&sincronia=asincrono&tecnologia=soap&entrega=7&pide=8&dominio=3&capa=2&simulador=con&actualizado=30&orden=usados&pagina=2&tamano=25&vista=tabla',
      'texto=cedula&tengo=3%2C4&necesito=9&estado=publicado-nivel-3%2Cidentificado&entidad=1%2C2&acceso=abierto&datoPersonal=sensible&sector=1&ordenEntidad=2&departamento=05%2C11&tipoIntercambio=consulta&sincronia=asincrono&tecnologia=soap&entrega=7&pide=8&dominio=3&capa=2&simulador=con&actualizado=30&orden=usados&pagina=2&tamano=25&vista=tabla',
    ],
    ['', ''],
    ['entidad=1,x,1,,2147483648,3', 'entidad=1%2C3'],
    ['estado=borrador&acceso=otro&actualizado=8&orden=-nombre&vista=mapa', ''],
    ['necesito=1,2,3,4,5,6,7,8,9,10,11,12', 'necesito=1%2C2%2C3%2C4%2C5%2C6%2C7%2C8%2C9%2C10'],
    ['departamento=5,05,055', 'departamento=05'],
    ['tarjetas=1&vista=tarjetas&orden=relevancia&pagina=1', ''],
  ]);

  it('says ten thousand values as those a filter takes', () => {
    const many = Array.from({ length: 10_000 }, (_, id) => id + 1).join(',');
    expect(read(`entidad=${many}`).entidad).toHaveLength(50);
  });
});

describe('[AREA-15] the facets of the directory', () => {
  it('takes a value, one more, and each away again, from the first page', () => {
    const first = chooseFaceta({ ...CONSULTA_VACIA, pagina: 4 }, 'entidad', '7');
    expect([first.entidad, first.pagina]).toEqual([[7], 1]);
    const both = chooseFaceta(first, 'entidad', '9');
    expect(listElegidos(both, 'entidad')).toEqual(['7', '9']);
    expect(chooseFaceta(both, 'entidad', '7').entidad).toEqual([9]);
    expect(chooseFaceta(first, 'estado', 'identificado').estado).toEqual(['identificado']);
  });

  it('has one age at a time, and none that the list does not know', () => {
    const week = chooseFaceta(CONSULTA_VACIA, 'actualizado', '7');
    expect(listElegidos(week, 'actualizado')).toEqual(['7']);
    expect(chooseFaceta(week, 'actualizado', '30').actualizado).toBe('30');
    expect(chooseFaceta(week, 'actualizado', '7').actualizado).toBeNull();
    expect(chooseFaceta(CONSULTA_VACIA, 'actualizado', '8').actualizado).toBeNull();
  });

  it('counts what narrows the search beside its words, and clears it alone', () => {
    const search = read(
      'texto=nit&necesito=3&estado=identificado,evaluado-nivel-2&actualizado=7&orden=nombre&pagina=3',
    );
    expect(countFacetas(search)).toBe(3);
    expect(formatConsulta(clearFacetas(search))).toEqual([
      ['texto', 'nit'],
      ['necesito', '3'],
      ['orden', 'nombre'],
    ]);
  });

  it('tells the server the filters alone', () => {
    expect(listFiltros(read('texto=nit&entidad=3&orden=nombre&pagina=2&vista=tabla'))).toEqual([
      ['texto', 'nit'],
      ['entidad', '3'],
    ]);
    expect(toFiltro(read('necesito=3,5&actualizado=7&orden=nombre'))).toEqual({
      necesito: '3,5',
      actualizado: '7',
    });
    expect(toFiltro(CONSULTA_VACIA)).toEqual({});
  });

  it('is by data as soon as one has or needs any', () => {
    expect([read('texto=nit'), read('tengo=1'), read('necesito=1')].map(isPorDatos)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
