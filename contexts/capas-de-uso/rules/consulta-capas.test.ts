import { proveListAddress } from '@marco/test-kit/prove-list-address';
import { describe, expect, it } from 'vitest';
import { CONSULTA_VACIA, type ConsultaCapas, formatConsulta, parseConsulta } from './consulta-capas.ts';

const consulta: ConsultaCapas = {
  filtro: { nombre: 'salud', tipo: 'sectorial', sectorId: 8, entidadId: 3 },
  estado: 'historica',
  pagina: 2,
  tamano: 20,
  orden: 'codigo',
  descendente: true,
};

describe('search of the layers in its address', () => {
  it('[ROUTE-17] [AREA-02] filter, state, page and order go there and back', () => {
    expect(parseConsulta(formatConsulta(consulta))).toEqual(consulta);
    expect(formatConsulta(CONSULTA_VACIA)).toEqual([]);
  });

  it('what makes no sense counts as absent', () => {
    const query = 'tipo=otro&estado=x&sector=-1&entidad=a&pagina=0&tamano=7&orden=nada';
    expect(parseConsulta(new URLSearchParams(query))).toEqual(CONSULTA_VACIA);
  });
});

describe('the address of the layers', () => {
  proveListAddress({ parse: parseConsulta, format: formatConsulta }, [
    [
      'orden=-codigo&pagina=2&tamano=20&estado=historica&entidad=3&sector=8&tipo=sectorial&nombre=salud',
      'nombre=salud&tipo=sectorial&sector=8&entidad=3&estado=historica&pagina=2&tamano=20&orden=-codigo',
    ],
    ['', ''],
    ['orden=+&pagina=+&tamano=+&estado=+&entidad=+&sector=+&tipo=+&nombre=+', ''],
    [
      'orden=-codigo&pagina=2&tamano=20&estado=historica&entidad=3&sector=8&tipo=sectorial&nombre=salud&otra=1&utm_source=correo',
      'nombre=salud&tipo=sectorial&sector=8&entidad=3&estado=historica&pagina=2&tamano=20&orden=-codigo',
    ],
    ['pagina=2&pagina=3', 'pagina=3'],
    ['pagina=0&tamano=7', ''],
    ['pagina=2147483647', 'pagina=100000'],
    ['pagina=99999999999&tamano=10.0', ''],
    ['nombre=+dos++palabras+', 'nombre=dos++palabras'],
    ['nombre=%26%3D%23', 'nombre=%26%3D%23'],
    ['entidad=2147483648', ''],
    ['entidad=01', ''],
    ['entidad=1&entidad=5', 'entidad=5'],
    ['orden=nombre', ''],
    ['orden=-nombre', 'orden=-nombre'],
    ['orden=--codigo', ''],
    ['orden=codigo&tamano=25', 'orden=codigo'],
    ['tipo=toString&estado=__proto__', ''],
  ]);
});
