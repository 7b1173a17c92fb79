import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headState, keepKnown, togglePage, toggleRow } from './selection-model.ts';

const ids = fc.uniqueArray(fc.stringMatching(/^[a-f]$/));
const items = (list: readonly string[]) => list.map((id) => ({ id, row: id.toUpperCase() }));
const selection = (list: readonly string[]) => new Map(items(list).map(({ id, row }) => [id, row]));

describe('[TABLE-04] selection', () => {
  it('two presses on a row change nothing, one changes only that row', () => {
    fc.assert(
      fc.property(ids, fc.stringMatching(/^[a-f]$/), (selected, id) => {
        const before = selection(selected);
        const item = { id, row: id.toUpperCase() };
        const after = toggleRow(before, item);
        expect(after.has(id)).toBe(!before.has(id));
        expect(new Set(toggleRow(after, item).keys())).toEqual(new Set(before.keys()));
      }),
    );
  });

  it('the box of the header leaves all or none of the page selected, and the other pages as they were', () => {
    fc.assert(
      fc.property(ids, ids, (selected, pageIds) => {
        const page = items(pageIds);
        const before = selection(selected);
        const after = togglePage(before, page);
        const wanted = page.length === 0 || headState(page, before) === 'all' ? 'none' : 'all';
        expect(headState(page, after)).toBe(wanted);
        const elsewhere = (map: ReadonlyMap<string, string>) =>
          [...map.keys()].filter((id) => !pageIds.includes(id));
        expect(elsewhere(after)).toEqual(elsewhere(before));
      }),
    );
  });

  it('keeps what is known and selected, with the rows as they are now', () => {
    const kept = keepKnown(
      new Map([
        ['a', 'old'],
        ['b', 'old'],
      ]),
      [
        { id: 'b', row: 'new' },
        { id: 'c', row: 'new' },
      ],
    );
    expect([...kept]).toEqual([['b', 'new']]);
  });

  it('some of a page is neither none nor all', () => {
    expect(headState(items(['a', 'b']), selection(['a']))).toBe('some');
    expect(headState(items([]), selection(['a']))).toBe('none');
  });
});
