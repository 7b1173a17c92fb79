import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTrozos } from './to-trozos.ts';

describe('highlighting', () => {
  it('changes no character of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('xml', 'json', 'turtle', 'texto'),
        (linea, lenguaje) => {
          expect(
            toTrozos(linea, lenguaje)
              .map(({ texto }) => texto)
              .join(''),
          ).toBe(linea);
        },
      ),
    );
  });

  it.each([
    ['xml', '  <xs:element name="a" type="b:c"/>', ['marca', 'nombre', 'texto', 'nombre', 'texto', 'marca']],
    ['json', '  "a": [1.5, true, "b\\"c"],', ['nombre', 'numero', 'numero', 'texto']],
    [
      'turtle',
      'com:codSexo a owl:Class; rdfs:label "Sexo"@es, <http://a.b/c>.',
      ['nombre', 'marca', 'nombre', 'nombre', 'texto', 'nota'],
    ],
  ] as const)('knows the pieces of %s', (lenguaje, linea, clases) => {
    const known = toTrozos(linea, lenguaje).flatMap(({ clase }) => (clase === null ? [] : [clase]));
    expect(known).toEqual(clases);
  });
});
