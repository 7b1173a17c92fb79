import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersiones, findVeredicto } from './compare-versiones.ts';
import type { ComponenteComparable, ValorComparable, VersionComparable } from './version-comparable.ts';

const BASE: VersionComparable = {
  ...{ nombre: 'Edad', definicion: 'Años cumplidos.', notas: '', usos: 'Requisitos.' },
  ...{ palabrasClave: ['edad'], ejemplos: ['36'], entidadResponsable: 'DANE' },
  ...{ clasificacionInformacion: 'publica', datoPersonal: 'no', tipoDato: 'cadena', unidadMedida: null },
  ...{ longitudMinima: 2, longitudMaxima: 8, totalDigitos: null, decimales: null },
  ...{ valorMinimo: null, valorMaximo: null, patron: '[0-9]+', fuenteLista: null },
  ...{ modelo: null, esAbstracto: false, base: null, valores: [], componentes: [] },
  ...{ nombres: [], fuentes: [], normas: [], estandares: [], relaciones: [] },
};

const compare = (antes: Partial<VersionComparable>, despues: Partial<VersionComparable>) =>
  compareVersiones({ ...BASE, ...antes }, { ...BASE, ...despues });

const valor = (codigo: string, part: Partial<ValorComparable> = {}): ValorComparable => ({
  ...{ codigo, nombre: codigo, descripcion: '', vigenteDesde: null, vigenteHasta: null },
  ...part,
});
const parte = (identificador: string, part: Partial<ComponenteComparable> = {}): ComponenteComparable => ({
  ...{ identificador, numero: '1.0', nombreLocal: null, ocurrenciaMinima: 1, ocurrenciaMaxima: 1 },
  ...part,
});
const secuencia = (...componentes: ComponenteComparable[]) => ({ modelo: 'secuencia' as const, componentes });
const eleccion = (...componentes: ComponenteComparable[]) => ({ modelo: 'eleccion' as const, componentes });

type Lado = Partial<VersionComparable>;

describe('comparison of two versions', () => {
  it.each<[string, Lado, Lado]>([
    ['another wording', {}, { definicion: 'Años completos desde el nacimiento.' }],
    ['another name', {}, { nombre: 'Edad en años' }],
    ['new notes', {}, { notas: 'Se calcula.' }],
    ['one more example', {}, { ejemplos: ['36', '40'] }],
    ['one more synonym', {}, { nombres: ['años'] }],
    ['another responsible entity', {}, { entidadResponsable: 'RNEC' }],
    ['a longer maximum', {}, { longitudMaxima: 9 }],
    ['no maximum', {}, { longitudMaxima: null }],
    ['a shorter minimum', {}, { longitudMinima: 1 }],
    ['no pattern', {}, { patron: null }],
    ['a lower bound further down', { valorMinimo: '0' }, { valorMinimo: '-5' }],
    ['an upper bound further up, as numbers', { valorMaximo: '9' }, { valorMaximo: '10' }],
    ['an earlier first day', { valorMinimo: '1900-01-01' }, { valorMinimo: '1880-01-01' }],
    ['more digits', { totalDigitos: 5 }, { totalDigitos: 6 }],
    ['one more value', { valores: [valor('A')] }, { valores: [valor('A'), valor('B')] }],
    ['a value called otherwise', { valores: [valor('A')] }, { valores: [valor('A', { nombre: 'Alfa' })] }],
    [
      'a value for longer',
      { valores: [valor('A', { vigenteHasta: '2025-01-01' })] },
      { valores: [valor('A', { vigenteHasta: '2026-01-01' })] },
    ],
    ['an optional part', secuencia(parte('a')), secuencia(parte('a'), parte('b', { ocurrenciaMinima: 0 }))],
    ['a part that may be missing', secuencia(parte('a')), secuencia(parte('a', { ocurrenciaMinima: 0 }))],
    ['a part more times', secuencia(parte('a')), secuencia(parte('a', { ocurrenciaMaxima: null }))],
    ['a part in a compatible version', secuencia(parte('a')), secuencia(parte('a', { numero: '1.4' }))],
    ['one more choice', eleccion(parte('a')), eleccion(parte('a'), parte('b'))],
    ['no longer abstract', { esAbstracto: true }, { esAbstracto: false }],
    [
      'a base in a compatible version',
      { base: { identificador: 'a', numero: '1.0' } },
      { base: { identificador: 'a', numero: '1.2' } },
    ],
  ])('%s is compatible', (_what, antes, despues) => {
    const found = compare(antes, despues);
    expect(found.length).toBeGreaterThan(0);
    expect(findVeredicto(found)).toMatchObject({ cambio: 'menor', compatible: true });
  });

  it.each<[string, Lado, Lado, string]>([
    ['another type', {}, { tipoDato: 'entero' }, 'Tipo de dato'],
    ['another unit', {}, { unidadMedida: 'm2' }, 'Unidad de medida'],
    ['a shorter maximum', {}, { longitudMaxima: 7 }, 'Longitud máxima'],
    ['a maximum where none was', { longitudMaxima: null }, { longitudMaxima: 99 }, 'Longitud máxima'],
    ['a longer minimum', {}, { longitudMinima: 3 }, 'Longitud mínima'],
    ['another pattern', {}, { patron: '[0-9A-Z]+' }, 'Patrón (expresión regular)'],
    ['a pattern where none was', { patron: null }, {}, 'Patrón (expresión regular)'],
    ['a lower bound further up, as numbers', { valorMinimo: '9' }, { valorMinimo: '10' }, 'Valor mínimo'],
    ['fewer decimals', { decimales: 2 }, { decimales: 0 }, 'Decimales'],
    ['a value less', { valores: [valor('A'), valor('B')] }, { valores: [valor('A')] }, 'Valores retirados'],
    [
      'a value that ends',
      { valores: [valor('A')] },
      { valores: [valor('A', { vigenteHasta: '2026-01-01' })] },
      'Vigencia de los valores',
    ],
    [
      'a value that begins later',
      { valores: [valor('A')] },
      { valores: [valor('A', { vigenteDesde: '2026-01-01' })] },
      'Vigencia de los valores',
    ],
    ['a mandatory part', secuencia(parte('a')), secuencia(parte('a'), parte('b')), 'Componente b'],
    ['a part less', secuencia(parte('a'), parte('b')), secuencia(parte('a')), 'Componente b'],
    [
      'a part demanded',
      secuencia(parte('a', { ocurrenciaMinima: 0 })),
      secuencia(parte('a')),
      'Componente a',
    ],
    [
      'a part fewer times',
      secuencia(parte('a', { ocurrenciaMaxima: null })),
      secuencia(parte('a', { ocurrenciaMaxima: 5 })),
      'Componente a',
    ],
    [
      'a part in another major version',
      secuencia(parte('a')),
      secuencia(parte('a', { numero: '2.0' })),
      'Componente a',
    ],
    [
      'another element under the same name',
      secuencia(parte('a', { nombreLocal: 'x' })),
      secuencia(parte('b', { nombreLocal: 'x' })),
      'Componente x',
    ],
    [
      'parts in another order',
      secuencia(parte('a'), parte('b')),
      secuencia(parte('b'), parte('a')),
      'Orden de los componentes',
    ],
    ['another model', secuencia(parte('a')), eleccion(parte('a')), 'Modelo'],
    ['abstract', {}, { esAbstracto: true }, 'Abstracto'],
    ['another base', {}, { base: { identificador: 'a', numero: '1.0' } }, 'Elemento base'],
  ])('%s breaks messages of before', (_what, antes, despues, etiqueta) => {
    const { cambio, razones } = findVeredicto(compare(antes, despues));
    expect(cambio).toBe('mayor');
    expect(razones).toEqual([expect.stringMatching(new RegExp(`^${RegExp.escape(etiqueta)}: .+\\.$`))]);
  });

  it('choices have no order', () => {
    expect(compare(eleccion(parte('a'), parte('b')), eleccion(parte('b'), parte('a')))).toEqual([]);
  });

  it('tells only the reasons that decide', () => {
    const { razones } = findVeredicto(compare({}, { tipoDato: 'entero', notas: 'Otra.' }));
    expect(razones).toEqual(['Tipo de dato: Cambia el tipo con el que se escribe y se lee el valor.']);
  });

  it('spells out twenty values and counts the rest', () => {
    const valores = Array.from({ length: 25 }, (_, place) => valor(`C${place}`));
    const [found] = compare({}, { valores });
    expect(found?.despues.split('\n')).toHaveLength(21);
    expect(found?.despues).toMatch(/y 5 más$/);
  });

  it('a version says the same as itself, and both ways round differ in the same fields', () => {
    const arbitrary = fc.record({
      longitudMaxima: fc.option(fc.nat(50)),
      valores: fc.uniqueArray(
        fc.constantFrom('A', 'B', 'C').map((codigo) => valor(codigo)),
        {
          selector: ({ codigo }) => codigo,
        },
      ),
      componentes: fc.uniqueArray(
        fc
          .record({ identificador: fc.constantFrom('a', 'b', 'c'), ocurrenciaMinima: fc.nat(1) })
          .map(({ identificador, ocurrenciaMinima }) => parte(identificador, { ocurrenciaMinima })),
        { selector: ({ identificador }) => identificador },
      ),
    });
    fc.assert(
      fc.property(arbitrary, arbitrary, (one, other) => {
        expect(compare(one, one)).toEqual([]);
        const campos = (found: ReturnType<typeof compare>) => new Set(found.map(({ campo }) => campo));
        expect(campos(compare(one, other))).toEqual(campos(compare(other, one)));
      }),
    );
  });
});
