import { proveListAddress } from '@marco/test-kit/prove-list-address';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAXIMO_TEXTO_BUSQUEDA, ORDENES_MESA, TAMANOS_RESULTADOS } from '../../contract/terms.ts';
import {
  BUSQUEDA_VACIA,
  type BusquedaMesas,
  findErrorNombre,
  formatBusqueda,
  hasBusqueda,
  parseBusqueda,
} from './busqueda-mesas.ts';

const identifier = fc.option(fc.integer({ min: 1, max: 2_147_483_647 }));
const busquedas: fc.Arbitrary<BusquedaMesas> = fc.record({
  filtro: fc.record({
    nombre: fc.string({ maxLength: MAXIMO_TEXTO_BUSQUEDA }).map((text) => text.trim()),
    estado: fc.option(fc.boolean()),
    entidad: identifier,
    consultor: identifier,
    servicio: identifier,
    estadoServicio: identifier,
  }),
  pagina: fc.integer({ min: 1, max: 100_000 }),
  tamano: fc.constantFrom(...TAMANOS_RESULTADOS),
  orden: fc.constantFrom(...ORDENES_MESA),
  descendente: fc.boolean(),
  consultada: fc.boolean(),
});

const NAMES = ['nombre', 'estado', 'entidad', 'consultor', 'pagina', 'tamano', 'orden', 'consultar'];
const read = (query: string) => parseBusqueda(new URLSearchParams(query));

describe('search in the address', () => {
  test('[MESA-04] [ROUTE-17] any search survives the way through an address', () => {
    fc.assert(
      fc.property(busquedas, (busqueda) => {
        const query = new URLSearchParams(formatBusqueda(busqueda).map(([name, value]) => [name, value]));
        expect(read(query.toString())).toEqual(busqueda);
      }),
    );
  });

  test('any address can be read', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.string())), (parametros) => {
        const busqueda = parseBusqueda(parametros);
        expect(parseBusqueda(formatBusqueda(busqueda))).toEqual(busqueda);
      }),
    );
  });

  test('has short Spanish names and leaves out what is as usual', () => {
    expect(formatBusqueda(BUSQUEDA_VACIA)).toEqual([]);
    const busqueda: BusquedaMesas = {
      filtro: {
        nombre: 'pasaporte',
        estado: true,
        entidad: 51,
        consultor: 3,
        servicio: 8,
        estadoServicio: 2,
      },
      pagina: 2,
      tamano: 25,
      orden: 'cantidadServicios',
      descendente: true,
      consultada: true,
    };
    expect(
      formatBusqueda(busqueda)
        .map((pair) => pair.join('='))
        .join('&'),
    ).toBe(
      'nombre=pasaporte&estado=activa&entidad=51&consultor=3&servicio=8&estadoServicio=2&pagina=2&tamano=25&orden=-cantidadServicios&consultar=1',
    );
  });

  test.each([
    'estado=quizas',
    'entidad=-4',
    'entidad=1e9',
    'consultor=0',
    'pagina=0',
    'pagina=dos',
    'tamano=7',
    'orden=clave',
    'consultar=si',
    'tblInterConsult=1',
    'nombre=%20%20',
  ])('%s says nothing', (query) => {
    expect(read(query)).toEqual(BUSQUEDA_VACIA);
    expect(hasBusqueda(new URLSearchParams(query))).toBe(false);
  });

  test('a name longer than allowed is cut in an address and refused in the form', () => {
    const long = 'x'.repeat(MAXIMO_TEXTO_BUSQUEDA + 1);
    expect(read(`nombre=${long}`).filtro.nombre).toHaveLength(MAXIMO_TEXTO_BUSQUEDA);
    expect(findErrorNombre(long)).toBe('Escriba máximo 200 caracteres.');
    expect(findErrorNombre(` ${long.slice(1)} `)).toBeUndefined();
  });
});

describe('the address of the home', () => {
  proveListAddress({ parse: parseBusqueda, format: formatBusqueda }, [
    [
      'consultar=1&orden=-cantidadServicios&tamano=25&pagina=2&estadoServicio=2&servicio=8&consultor=3&entidad=51&estado=activa&nombre=pasaporte',
      'nombre=pasaporte&estado=activa&entidad=51&consultor=3&servicio=8&estadoServicio=2&pagina=2&tamano=25&orden=-cantidadServicios&consultar=1',
    ],
    ['', ''],
    [
      'consultar=+&orden=+&tamano=+&pagina=+&estadoServicio=+&servicio=+&consultor=+&entidad=+&estado=+&nombre=+',
      '',
    ],
    [
      'consultar=1&orden=-cantidadServicios&tamano=25&pagina=2&estadoServicio=2&servicio=8&consultor=3&entidad=51&estado=activa&nombre=pasaporte&otra=1&utm_source=correo',
      'nombre=pasaporte&estado=activa&entidad=51&consultor=3&servicio=8&estadoServicio=2&pagina=2&tamano=25&orden=-cantidadServicios&consultar=1',
    ],
    ['pagina=2&pagina=3', 'pagina=3'],
    ['pagina=0&tamano=7', ''],
    ['pagina=2147483647', 'pagina=100000'],
    ['pagina=99999999999&tamano=10.0', ''],
    ['nombre=+dos++palabras+', 'nombre=dos++palabras'],
    ['nombre=%26%3D%23', 'nombre=%26%3D%23'],
    ['consultor=2147483648', ''],
    ['consultor=01', ''],
    ['consultor=1&consultor=5', 'consultor=5'],
    ['estado=cerrada&consultar=1', 'estado=cerrada&consultar=1'],
    ['estado=true', ''],
    ['consultar=si', ''],
    ['orden=-nombreMesa', 'orden=-nombreMesa'],
    ['orden=nombreMesa&tamano=10', ''],
    ['dataTblInter=1&tblInterConsult=1&nombre=x', 'nombre=x'],
  ]);
});
