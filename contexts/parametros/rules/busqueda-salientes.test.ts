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
