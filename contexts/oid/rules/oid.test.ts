import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOid, listAscendencia } from './oid.ts';

describe('object identifiers', () => {
  it.each([
    ['2.999.170.1.1.2.14.1', true],
    ['2', true],
    ['0.39', true],
    ['1.40', false],
    ['0.40.1', false],
    ['2.40', true],
    ['2.999.01', false],
    ['3.1', false],
    ['2..1', false],
    ['2.999.', false],
    ['.2', false],
    ['', false],
    ['2.-1', false],
    ['2.999.1a', false],
    [`2.${'9'.repeat(253)}`, true],
    [`2.${'9'.repeat(254)}`, false],
  ])('[AREA-11] %s: %s', (text, expected) => {
    expect(isOid(text)).toBe(expected);
  });

  const arcos = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { maxLength: 12 });

  it('[AREA-11] below the arc 2 any numbers without leading zeros make one', () => {
    fc.assert(fc.property(arcos, (rest) => isOid(['2', ...rest.map(String)].join('.'))));
  });

  it('[AREA-11] a leading zero makes it none, wherever it stands', () => {
    fc.assert(
      fc.property(arcos, fc.nat(), (rest, at) => {
        const texts = ['2', ...rest.map(String), '7'];
        const position = 1 + (at % (texts.length - 1));
        texts[position] = `0${texts[position]}`;
        return !isOid(texts.join('.'));
      }),
    );
  });

  it('[AREA-11] any other text is none', () => {
    fc.assert(fc.property(fc.string(), (text) => !/[^0-9.]/.test(text) || !isOid(text)));
  });

  it('[AREA-11] the path leads from the first arc to the identifier, one arc at a time', () => {
    expect(listAscendencia('2.999.170')).toEqual(['2', '2.999', '2.999.170']);
    fc.assert(
      fc.property(arcos, (rest) => {
        const oid = ['2', ...rest.map(String)].join('.');
        const path = listAscendencia(oid);
        expect(path).toHaveLength(rest.length + 1);
        expect(path.at(-1)).toBe(oid);
        expect(path.every(isOid)).toBe(true);
        for (const [at, ancestor] of path.slice(1).entries()) {
          expect(ancestor.startsWith(`${path[at]}.`)).toBe(true);
        }
      }),
    );
  });
});
