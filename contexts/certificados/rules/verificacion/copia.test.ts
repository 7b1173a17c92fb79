import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDatosCopia, presentCopia } from './copia.ts';

const PAGINA = '<head><script type="application/json" id="datos"></script></head>';
const toDatos = (momento: string) => ({
  did: { id: 'did:web:x', verificationMethod: [] },
  guardado: { credencial: { texto: momento } },
  momento,
});
const readDatos = (copia: string) => /id="datos">([^<]*)<\/script>/.exec(copia)?.[1] ?? '';

it('[AREA-05] a saved page carries its data whatever they say, and none of them ends its element', () => {
  for (const texto of ['</script><script>alert(1)</script>', '$& $1 $`', '<!--', 'así'])
    expect(parseDatosCopia(readDatos(presentCopia(PAGINA, toDatos(texto))))).toEqual(toDatos(texto));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (texto) => {
      expect(parseDatosCopia(readDatos(presentCopia(PAGINA, toDatos(texto))))).toEqual(toDatos(texto));
    }),
  );
});

it('[AREA-05] another page is refused, and a page without data has none', () => {
  expect(() => presentCopia('<html>', toDatos('x'))).toThrow('no es la que se esperaba');
  expect(() => presentCopia(PAGINA + PAGINA, toDatos('x'))).toThrow('no es la que se esperaba');
  expect(parseDatosCopia(readDatos(PAGINA))).toBeUndefined();
});
