import fc from 'fast-check';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { TIPO_XSD, TIPOS_DATO, type TipoDato } from '../../contract/terms.ts';
import { type Restricciones, verifyRestricciones, verifyValor } from './verify-restricciones.ts';

const NINGUNA: Restricciones = {
  longitudMinima: null,
  longitudMaxima: null,
  totalDigitos: null,
  decimales: null,
  valorMinimo: null,
  valorMaximo: null,
  patron: null,
};

/** Facet of XML Schema each constraint is. */
const FACETAS: Readonly<Record<keyof Restricciones, string>> = {
  longitudMinima: 'minLength',
  longitudMaxima: 'maxLength',
  totalDigitos: 'totalDigits',
  decimales: 'fractionDigits',
  valorMinimo: 'minInclusive',
  valorMaximo: 'maxInclusive',
  patron: 'pattern',
};

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Independent oracle: whether libxml2 takes each value for one of the type. */
function judge(tipo: TipoDato, restricciones: Restricciones, valores: readonly string[]): boolean[] {
  const facets = Object.entries(FACETAS)
    .flatMap(([nombre, facet]) => {
      const value = restricciones[nombre as keyof Restricciones];
      return value === null ? [] : [`<xs:${facet} value="${escapeXml(String(value))}"/>`];
    })
    .join('');
  const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="v"><xs:simpleType>
    <xs:restriction base="xs:${TIPO_XSD[tipo]}">${facets}</xs:restriction></xs:simpleType></xs:element></xs:schema>`;
  using schema = XmlDocument.fromString(xsd);
  using validator = XsdValidator.fromDoc(schema);
  return valores.map((valor) => {
    using doc = XmlDocument.fromString(`<v>${escapeXml(valor)}</v>`);
    try {
      validator.validate(doc);
      return true;
    } catch (error) {
      if (error instanceof XmlValidateError) return false;
      throw error;
    }
  });
}

const isRight = (tipo: TipoDato, restricciones: Restricciones, valor: string) =>
  verifyValor({ ...restricciones, tipoDato: tipo }, valor) === undefined;

/** Values that are nearly right, for each type. */
const two = (maximum: number) =>
  fc.integer({ min: 0, max: maximum }).map((part) => String(part).padStart(2, '0'));
const zone = fc.constantFrom('', '', 'Z', '-05:00', '+14:00', '+14:30', '+5:00');
const day = fc
  .tuple(fc.constantFrom('2024', '2023', '1900', '2000', '0001', '0000', '12024', '-0043'), two(13), two(32))
  .map((parts) => parts.join('-'));
const time = fc
  .tuple(two(24), two(60), two(60), fc.constantFrom('', '.5', '.123', '.'))
  .map(([hours, minutes, seconds, fraction]) => `${hours}:${minutes}:${seconds}${fraction}`);
const number = fc.string({ unit: fc.constantFrom(...'0012579.-+'.split('')), minLength: 1, maxLength: 7 });
const VALORES: Readonly<Record<TipoDato, fc.Arbitrary<string>>> = {
  cadena: fc.string({ unit: fc.constantFrom(...'ab ñ'.split('')), maxLength: 8 }),
  entero: number,
  decimal: number,
  fecha: fc.tuple(day, zone).map((parts) => parts.join('')),
  'fecha-hora': fc.tuple(day, time, zone).map(([date, hour, place]) => `${date}T${hour}${place}`),
  hora: fc.tuple(time, zone).map((parts) => parts.join('')),
  booleano: fc.constantFrom('true', 'false', '1', '0', 'sí', 'TRUE', ''),
  binario: fc.string({ unit: fc.constantFrom(...'QUJDa+/='.split('')), maxLength: 8 }),
  uri: fc.constantFrom(
    'https://www.gov.co/a?b=c#d',
    'urn:lci:1',
    'a b',
    '../x',
    'http://[',
    '%zz',
    'mailto:a@b.co',
    '',
  ),
};

describe('values of a type', () => {
  it.each(TIPOS_DATO.filter((tipo) => tipo !== 'uri'))(
    '[AREA-06] %s: what libxml2 takes, and nothing else',
    (tipo) => {
      fc.assert(
        fc.property(fc.array(VALORES[tipo], { minLength: 5, maxLength: 10 }), (valores) => {
          expect(valores.map((valor) => [valor, isRight(tipo, NINGUNA, valor)])).toEqual(
            judge(tipo, NINGUNA, valores).map((right, place) => [valores[place], right]),
          );
        }),
        { numRuns: 100 },
      );
    },
  );

  it('[AREA-06] uri: nothing libxml2 would refuse', () => {
    fc.assert(
      fc.property(VALORES.uri, (valor) => {
        if (isRight('uri', NINGUNA, valor)) expect(judge('uri', NINGUNA, [valor])).toEqual([true]);
      }),
    );
  });

  it('[AREA-06] bounds of numbers and lengths are those of XML Schema', () => {
    const small = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(small, small, fc.array(number, { minLength: 5, maxLength: 10 }), (one, other, valores) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const bounds = { ...NINGUNA, valorMinimo: String(low), valorMaximo: String(high) };
        expect(valores.map((valor) => isRight('decimal', bounds, valor))).toEqual(
          judge('decimal', bounds, valores),
        );
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['cadena', { longitudMinima: 2, longitudMaxima: 3 }, ['a', 'ab', 'abc', 'abcd', ' ab ', '👍👍', 'a   b']],
    [
      'decimal',
      { totalDigitos: 4, decimales: 2 },
      ['12.34', '12.345', '123.45', '0012.30', '9999', '99999', '.5'],
    ],
    ['entero', { totalDigitos: 2 }, ['12', '012', '123', '-12', '+7']],
    [
      'fecha',
      { valorMinimo: '1900-01-01', valorMaximo: '2026-11-21' },
      ['1899-12-31', '1900-01-01', '2026-11-22'],
    ],
    ['hora', { valorMinimo: '08:00:00' }, ['07:59:59', '08:00:00', '23:00:00']],
    [
      'fecha-hora',
      { valorMaximo: '2026-01-01T00:00:00Z' },
      [
        '2026-01-01T00:00:00Z',
        '2025-12-31T19:00:00-05:00',
        '2025-12-31T19:00:01-05:00',
        '2024-01-01T00:00:00',
      ],
    ],
    ['binario', { longitudMaxima: 2 }, ['QUI=', 'QUJD', 'QQ==']],
    ['cadena', { patron: '[0-9]{5}' }, ['05001', '5001', ' 05001 ']],
  ] as const)('[AREA-06] %s with %j is judged as libxml2 does', (tipo, some, valores) => {
    const restricciones = { ...NINGUNA, ...some };
    expect(verifyRestricciones(tipo, restricciones)).toEqual([]);
    expect(valores.map((valor) => isRight(tipo, restricciones, valor))).toEqual(
      judge(tipo, restricciones, valores),
    );
  });

  it('[AREA-06] a lista takes its codes alone', () => {
    const sexo = { ...NINGUNA, tipoDato: 'cadena' as const };
    expect(verifyValor(sexo, 'M', new Set(['M', 'F']))).toBeUndefined();
    expect(verifyValor(sexo, 'X', new Set(['M', 'F']))).toBe('«X» no es un código de la lista.');
  });
});

describe('constraints of a type', () => {
  it.each([
    ['cadena', { decimales: 2 }, ['decimales']],
    ['cadena', { valorMinimo: '1' }, ['valorMinimo']],
    ['entero', { longitudMaxima: 3 }, ['longitudMaxima']],
    ['entero', { decimales: 1 }, ['decimales']],
    ['booleano', { totalDigitos: 1, longitudMinima: 1 }, ['longitudMinima', 'totalDigitos']],
    ['cadena', { longitudMinima: 5, longitudMaxima: 4 }, ['longitudMaxima']],
    ['decimal', { totalDigitos: 2, decimales: 3 }, ['decimales']],
    ['entero', { valorMinimo: '9', valorMaximo: '10' }, []],
    ['entero', { valorMinimo: '10', valorMaximo: '9' }, ['valorMaximo']],
    ['entero', { valorMinimo: '1.5' }, ['valorMinimo']],
    ['entero', { totalDigitos: 2, valorMaximo: '100' }, ['valorMaximo']],
    ['fecha', { valorMinimo: '21/11/2026' }, ['valorMinimo']],
    ['fecha', { valorMinimo: '2026-02-29' }, ['valorMinimo']],
    ['fecha', { valorMinimo: '2026-02-02', valorMaximo: '2026-02-01' }, ['valorMaximo']],
    ['cadena', { patron: '[0-9' }, ['patron']],
    [null, { patron: 'a' }, ['patron']],
  ] as const)('[AREA-06] %s with %j', (tipo, some, wanted) => {
    const reparos = verifyRestricciones(tipo, { ...NINGUNA, ...some });
    expect(reparos.map(({ campo }) => campo)).toEqual(wanted);
  });
});
