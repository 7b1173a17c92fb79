import { type Comparable, compareNatural, isBlank } from '@marco/contract-kit/natural-order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPage, MAX_PAGE_LINKS, pageCount, pageWindow, rowRange } from './page-window.ts';
import { matchesText } from './row-search.ts';
import { ariaSort, nextSort, type Sort } from './sort-cycle.ts';
import { statusCounts } from './status-counts.ts';

const sorted = (values: Comparable[]) => values.toSorted(compareNatural);

describe('[TABLE-07] page links', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 20, [1, 2, 3, 4, 5, 6]],
    [4, 20, [2, 3, 4, 5, 6, 7]],
    [10, 20, [8, 9, 10, 11, 12, 13]],
    [20, 20, [15, 16, 17, 18, 19, 20]],
  ])('page %i of %i', (current, pages, links) => {
    expect(pageWindow(current, pages)).toEqual(links);
  });

  it('are at most six, consecutive, inside what exists, and hold the current one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer(), (pages, wish) => {
        const current = clampPage(wish, pages);
        const links = pageWindow(current, pages);
        expect(links).toHaveLength(Math.min(MAX_PAGE_LINKS, pages));
        expect(links).toContain(current);
        expect(links[0]).toBeGreaterThanOrEqual(1);
        expect(links.at(-1)).toBeLessThanOrEqual(pages);
        expect(links.every((page, position) => page === (links[0] ?? 0) + position)).toBe(true);
      }),
    );
  });

  it('count and range the rows: the pages tile them without gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 50 }), (total, size) => {
        let covered = 0;
        for (let page = 1; page <= pageCount(total, size); page++) {
          const [first, last] = rowRange(page, size, total);
          expect(first).toBe(total === 0 ? 0 : covered + 1);
          covered = last;
        }
        expect(covered).toBe(total);
      }),
    );
    expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([1, 1, 2]);
  });

  it('keep the page inside what exists', () => {
    expect([0, -3, 2.7, 99, Number.NaN].map((page) => clampPage(page, 5))).toEqual([1, 1, 2, 5, 1]);
  });
});

describe('[TABLE-02] natural order', () => {
  it('reads numbers inside texts by their value', () => {
    expect(sorted(['v10', 'v9', 'v1.10', 'v1.2'])).toEqual(['v1.2', 'v1.10', 'v9', 'v10']);
  });
  it('makes no difference of case or accents', () => {
    expect(compareNatural('ÁREA', 'area')).toBe(0);
    expect(sorted(['zeta', 'Ábaco', 'abeja'])).toEqual(['Ábaco', 'abeja', 'zeta']);
  });
  it('puts ñ after n', () => {
    expect(sorted(['ñame', 'nube', 'oso', 'nabo'])).toEqual(['nabo', 'nube', 'ñame', 'oso']);
  });
  it('orders numbers, dates and booleans by value, before texts', () => {
    expect(sorted([10, 9, -1])).toEqual([-1, 9, 10]);
    expect(sorted(['a', 2, true])).toEqual([true, 2, 'a']);
    expect(compareNatural(new Date(1), new Date(2))).toBe(-1);
  });
  it('knows what is blank', () => {
    expect([null, undefined, '', Number.NaN].map(isBlank)).toEqual([true, true, true, true]);
    expect([0, false, ' ', new Date(0)].map(isBlank)).toEqual([false, false, false, false]);
  });

  it('is an order: reflexive, antisymmetric and transitive', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer().map((n) => `v${n}`),
      fc.integer(),
      fc.boolean(),
      fc.date({ noInvalidDate: true }),
    );
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(compareNatural(a, a)).toBe(0);
        expect(Math.sign(compareNatural(a, b)) + Math.sign(compareNatural(b, a))).toBe(0);
        const [x, y, z] = [a, b, c].toSorted(compareNatural) as [Comparable, Comparable, Comparable];
        expect(compareNatural(x, y) <= 0 && compareNatural(y, z) <= 0 && compareNatural(x, z) <= 0).toBe(
          true,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('[TABLE-02] cycle of a header', () => {
  it('goes unset, ascending, descending, unset', () => {
    const seen: (Sort | null)[] = [null];
    for (let press = 0; press < 3; press++) seen.push(nextSort(seen.at(-1) ?? null, 'nombre'));
    expect(seen.map((sort) => sort?.direction)).toEqual([undefined, 'asc', 'desc', undefined]);
  });
  it('starts over on another column, so that only one orders', () => {
    const sort = nextSort({ column: 'nombre', direction: 'desc' }, 'fecha');
    expect(sort).toEqual({ column: 'fecha', direction: 'asc' });
    expect(ariaSort(sort, 'fecha')).toBe('ascending');
    expect(ariaSort(sort, 'nombre')).toBeUndefined();
    expect(ariaSort({ column: 'a', direction: 'desc' }, 'a')).toBe('descending');
    expect(ariaSort(null, 'a')).toBeUndefined();
  });
});

describe('[TABLE-03] counts per state', () => {
  it('keep the known states in their order, also empty, and name the strange ones', () => {
    expect(
      statusCounts(
        [true, false, true, null, 'otro'],
        [
          { value: 'true', label: 'Abierta' },
          { value: 'false', label: 'Cerrada' },
          { value: 'archivada', label: 'Archivada' },
        ],
      ),
    ).toEqual([
      { value: 'true', label: 'Abierta', count: 2 },
      { value: 'false', label: 'Cerrada', count: 1 },
      { value: 'archivada', label: 'Archivada', count: 0 },
      { value: '', label: 'Sin estado', count: 1 },
      { value: 'otro', label: 'otro', count: 1 },
    ]);
  });
  it('add up to the rows', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.boolean(), fc.constant(null))), (values) => {
        const counts = statusCounts(values, [{ value: 'true', label: 'Sí' }]);
        return counts.reduce((sum, { count }) => sum + count, 0) === values.length;
      }),
    );
  });
});

describe('[TABLE-01] search by word', () => {
  it('ignores case and accents and looks into every text given', () => {
    expect(matchesText(['Bogotá', 7], 'BOGOTA')).toBe(true);
    expect(matchesText(['Bogotá', 17], '7')).toBe(true);
    expect(matchesText(['Cali', null], 'bogota')).toBe(false);
    expect(matchesText([], '  ')).toBe(true);
  });
});
