import { proveListAddress } from '@marco/test-kit/prove-list-address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTADOS_MEMBRESIA, ORDENES_USUARIO, TAMANOS_USUARIOS } from '../../contract/terms.ts';
import { BUSQUEDA_VACIA, formatBusqueda, parseBusqueda } from './busqueda-usuarios.ts';

const id = fc.option(fc.integer({ min: 1, max: 2_147_483_647 }));
const busqueda = fc.record({
  texto: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  entidad: id,
  rol: id,
  estado: fc.option(fc.constantFrom(...ESTADOS_MEMBRESIA)),
  pagina: fc.integer({ min: 1, max: 100_000 }),
  tamano: fc.constantFrom(...TAMANOS_USUARIOS),
  orden: fc.constantFrom(...ORDENES_USUARIO),
  descendente: fc.boolean(),
});

describe('search of users in an address', () => {
  it('[ROUTE-17] what was written is read back', () => {
    fc.assert(
      fc.property(busqueda, (search) => {
        expect(parseBusqueda(formatBusqueda(search))).toEqual(search);
      }),
    );
  });

  it('[ROUTE-17] the usual search needs no query', () => {
    expect(formatBusqueda(BUSQUEDA_VACIA)).toEqual([]);
  });

  it.each(['entidad=0', 'rol=x', 'estado=activo', 'pagina=-1', 'tamano=7', 'orden=-clave', 'rol=9999999999'])(
    '[ROUTE-17] %s makes no sense and counts as absent',
    (query) => {
      expect(parseBusqueda(new URLSearchParams(query))).toEqual(BUSQUEDA_VACIA);
    },
  );
});

describe('the address of the users', () => {
  proveListAddress({ parse: parseBusqueda, format: formatBusqueda }, [
    [
      'texto=ana&entidad=51&rol=2&estado=pendiente&pagina=2&tamano=100&orden=-fecha',
      'texto=ana&entidad=51&rol=2&estado=pendiente&pagina=2&tamano=100&orden=-fecha',
    ],
    ['', ''],
    ['texto=+&entidad=+&rol=+&estado=+&pagina=+&tamano=+&orden=+', ''],
    [
      'texto=ana&entidad=51&rol=2&estado=pendiente&pagina=2&tamano=100&orden=-fecha&otra=1&utm_source=correo',
      'texto=ana&entidad=51&rol=2&estado=pendiente&pagina=2&tamano=100&orden=-fecha',
    ],
    ['pagina=2&pagina=3', 'pagina=3'],
    ['pagina=0&tamano=7', ''],
    ['pagina=2147483647', 'pagina=100000'],
    ['pagina=99999999999&tamano=10.0', ''],
    ['texto=+dos++palabras+', 'texto=dos++palabras'],
    ['texto=%26%3D%23', 'texto=%26%3D%23'],
    ['entidad=2147483648', ''],
    ['entidad=01', ''],
    ['entidad=1&entidad=5', 'entidad=5'],
    ['estado=activo', ''],
    ['orden=-nombre', 'orden=-nombre'],
    ['orden=nombre', ''],
    ['orden=-clave', ''],
  ]);
});
