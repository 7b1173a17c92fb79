import { describe, expect, it } from 'vitest';
import { readIfMatch, requireVersion } from './require-version.ts';

describe('If-Match', () => {
  it.each([
    [undefined, null],
    ['*', null],
    ['"3"', 3],
    ['W/"12"', 12],
    ['7', 7],
  ])('%s is version %s', (header, version) => {
    expect(readIfMatch(header)).toBe(version);
  });

  it.each(['', '"a"', '"-1"', '"1", "2"', '"9999999999"'])('refuses %s', (header) => {
    expect(() => readIfMatch(header)).toThrow('SOLICITUD_INVALIDA');
  });
});

describe('a change of a record', () => {
  it('passes with its version or without one', () => {
    expect(() => requireVersion({ ifMatch: 3 }, 3, {})).not.toThrow();
    expect(() => requireVersion({ ifMatch: null }, 3, {})).not.toThrow();
  });

  it('is refused with another version, telling the record as it is now', () => {
    expect(() => requireVersion({ ifMatch: 2 }, 3, { nombre: 'Nueva' })).toThrow(
      expect.objectContaining({ status: 412, code: 'VERSION_DISTINTA', actual: { nombre: 'Nueva' } }),
    );
  });
});
