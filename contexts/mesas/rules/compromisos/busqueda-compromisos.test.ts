import { describe, expect, it } from 'vitest';
import { COMPROMISOS_VACIA, formatCompromisos, parseCompromisos } from './busqueda-compromisos.ts';

const parse = (query: string) => parseCompromisos(new URLSearchParams(query));

describe('[MESA-11] the address of a board', () => {
  it('says what is not as usual, and reads the same again', () => {
    const query = 'vista=mios&texto=datos&entidad=51&filtro=vencidos&pagina=2&tamano=25';
    expect(parse(query)).toEqual({
      ...{ vista: 'mios', texto: 'datos', entidad: 51, filtro: 'vencidos', pagina: 2, tamano: 25 },
    });
    expect(new URLSearchParams(formatCompromisos(parse(query))).toString()).toBe(query);
    expect(formatCompromisos(COMPROMISOS_VACIA)).toEqual([]);
  });

  it.each(['vista=todas&filtro=abiertos&entidad=-1&pagina=0&tamano=7', 'entidad=x&pagina=1.5&texto=%20'])(
    '%s makes no sense and counts as absent',
    (query) => {
      expect(parse(query)).toEqual(COMPROMISOS_VACIA);
    },
  );
});
