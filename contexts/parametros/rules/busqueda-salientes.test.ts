import { proveListAddress } from '@marco/test-kit/prove-list-address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTADOS_CORREO, TAMANOS_SALIENTES } from '../contract/terms.ts';
import { formatSalientes, parseSalientes, SALIENTES_VACIA } from './busqueda-salientes.ts';

const busqueda = fc.record({
  filtro: fc.record({
    texto: fc.string({ maxLength: 200 }).map((text) => text.trim()),
    estado: fc.option(fc.constantFrom(...ESTADOS_CORREO)),
  }),
  pagina: fc.integer({ min: 1, max: 100_000 }),
  tamano: fc.constantFrom(...TAMANOS_SALIENTES),
});

describe('search of the outbox in an address', () => {
  it('what was written is read back', () => {
    fc.assert(
      fc.property(busqueda, (search) => {
        expect(parseSalientes(formatSalientes(search))).toEqual(search);
      }),
    );
  });

  it('the usual search needs no query', () => {
    expect(formatSalientes(SALIENTES_VACIA)).toEqual([]);
  });

  it.each(['estado=otro', 'pagina=0', 'pagina=1.5', 'pagina=x', 'tamano=7', 'texto=%20'])(
    '%s makes no sense and counts as absent',
    (query) => {
      expect(parseSalientes(new URLSearchParams(query))).toEqual(SALIENTES_VACIA);
    },
  );
});

describe('the address of the outbox', () => {
  proveListAddress({ parse: parseSalientes, format: formatSalientes }, [
    ['tamano=50&pagina=4&estado=abandonado&texto=acta', 'texto=acta&estado=abandonado&pagina=4&tamano=50'],
    ['', ''],
    ['tamano=+&pagina=+&estado=+&texto=+', ''],
    [
      'tamano=50&pagina=4&estado=abandonado&texto=acta&otra=1&utm_source=correo',
      'texto=acta&estado=abandonado&pagina=4&tamano=50',
    ],
    ['pagina=2&pagina=3', 'pagina=3'],
    ['pagina=0&tamano=7', ''],
    ['pagina=2147483647', 'pagina=100000'],
    ['pagina=99999999999&tamano=10.0', ''],
    ['texto=+dos++palabras+', 'texto=dos++palabras'],
    ['texto=%26%3D%23', 'texto=%26%3D%23'],
    ['estado=Enviado', ''],
    ['tamano=10&orden=nombre', ''],
  ]);
});
