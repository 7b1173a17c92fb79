import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTADOS_MEMBRESIA, ORDENES_USUARIO, TAMANOS_USUARIOS } from '../contract/terms.ts';
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
