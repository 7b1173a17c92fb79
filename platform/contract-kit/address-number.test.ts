import { describe, expect, it } from 'vitest';
import { MAX_INTEGER_ID, MAX_PAGE, parsePage, parseWholeNumber } from './address-number.ts';

describe('numbers of an address', () => {
  it.each(['1', '10', '1000000000', String(MAX_INTEGER_ID)])('%s is a key', (text) => {
    expect(parseWholeNumber(text)).toBe(Number(text));
  });

  it.each([
    '0',
    '-1',
    '1.5',
    '01',
    ' 1',
    '1e3',
    '',
    'uno',
    null,
    undefined,
    String(MAX_INTEGER_ID + 1),
    '9999999999',
    '10000000000',
  ])('%j counts as absent', (text) => {
    expect(parseWholeNumber(text)).toBeNull();
  });

  it('stays within the bound it is given', () => {
    expect([parseWholeNumber('50', 50), parseWholeNumber('51', 50)]).toEqual([50, null]);
  });

  it('a page is at least the first and at most the last', () => {
    expect(['3', 'x', undefined, '2000000000'].map(parsePage)).toEqual([3, 1, 1, MAX_PAGE]);
  });
});
