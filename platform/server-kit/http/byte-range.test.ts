import { describe, expect, it } from 'vitest';
import { parseRange } from './byte-range.ts';

describe('the part of a file that is asked for', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['items=0-1', undefined],
    ['bytes=0-1,4-5', undefined],
    ['bytes=5-2', undefined],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=2-99', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=-0', null],
    ['bytes=10-', null],
    ['bytes=10-12', null],
  ])('%s of ten bytes → %j', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  it('an empty file has no part', () => {
    expect(parseRange('bytes=0-', 0)).toBeNull();
  });
});
