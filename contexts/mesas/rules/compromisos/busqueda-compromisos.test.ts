import { proveListAddress } from '@marco/test-kit/prove-list-address';
import { describe, expect, it } from 'vitest';
import { COMPROMISOS_VACIA, formatCompromisos, parseCompromisos } from './busqueda-compromisos.ts';

const parse = (query: string) => parseCompromisos(new URLSearchParams(query));

describe('[MESA-11] the address of a board', () => {
  it('says what is not as usual, and reads the same again', () => {
    const query = 'vista=mios&texto=datos&entidad=51&filtro=vencidos&pagina=2&tamano=25';
    expect(parse(query)).toEqual({
      vista: 'mios',
      texto: 'datos',
      entidad: 51,
      filtro: 'vencidos',
      pagina: 2,
      tamano: 25,
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

describe('the address of a board, as people kept it', () => {
  proveListAddress({ parse: parseCompromisos, format: formatCompromisos }, [
    [
      'vista=mios&texto=datos&entidad=51&filtro=por-vencer&pagina=2&tamano=25',
      'vista=mios&texto=datos&entidad=51&filtro=por-vencer&pagina=2&tamano=25',
    ],
    ['', ''],
    ['vista=+&texto=+&entidad=+&filtro=+&pagina=+&tamano=+', ''],
    [
      'vista=mios&texto=datos&entidad=51&filtro=por-vencer&pagina=2&tamano=25&otra=1&utm_source=correo',
      'vista=mios&texto=datos&entidad=51&filtro=por-vencer&pagina=2&tamano=25',
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
    ['filtro=vencido', ''],
    ['vista=todos&orden=-texto', 'vista=todos'],
    ['tamano=10', ''],
  ]);
});
