import { describe, expect, it } from 'vitest';
import { findPatternFault, translatePattern } from './to-json-schema.ts';

describe('regular expressions of XML Schema in JSON Schema', () => {
  it.each([
    ['[0-9]+', '^(?:[0-9]+)$', ['12'], ['', '1a', '1\n']],
    ['a|b', '^(?:a|b)$', ['a', 'b'], ['ab', 'xa']],
    ['^x$', '^(?:\\^x\\$)$', ['^x$'], ['x']],
    ['\\d{2,3}', '^(?:[\\p{Nd}]{2,3})$', ['12', '٣٤'], ['1']],
    ['a/b', '^(?:a\\/b)$', ['a/b'], ['a\\/b']],
    ['[^\\s]+', undefined, ['áé'], ['a b']],
    ['\\i\\c*', undefined, ['_a-1', 'ñandú'], ['1a', '']],
    ['[\\w-]+', undefined, ['á-9'], ['a b', 'a.b']],
    ['.{2}', undefined, ['ab', 'ñ😀'], ['a\n']],
    ['[a-z-[aeiou]]+', undefined, ['bcd'], ['bad']],
    ['[^a-[b]]', undefined, ['c'], ['a', 'b']],
    ['\\p{IsBasicLatin}+', undefined, ['abc'], ['ñ']],
    ['\\P{IsLatin-1Supplement}', undefined, ['a', '€'], ['ñ']],
    ['\\p{Lu}\\p{L}*', undefined, ['Ñame'], ['ñame']],
    ['(ab)?c{2}(d|e)*', undefined, ['abcc', 'ccde'], ['abc']],
    ['[\\[\\]\\-^]+', undefined, ['[]-^'], ['a']],
    ['\\S\\W', undefined, ['a-'], [' -', 'aa']],
    ['\\.\\?\\*\\+\\(\\)\\{\\}\\|\\\\', undefined, ['.?*+(){}|\\'], ['a']],
  ])('%s', (pattern, expected, taken, refused) => {
    const translated = translatePattern(pattern);
    if (expected !== undefined) expect(translated).toBe(expected);
    // Compiled as a reader of the schema does it. These expressions are our own output; no user wrote them.
    const expression = new RegExp(translated ?? '', 'u');
    expect(taken.filter((text) => !expression.test(text))).toEqual([]);
    expect(refused.filter((text) => expression.test(text))).toEqual([]);
  });

  it.each(['[\\p{L}-[aeiou]]', '\\p{IsHangulJamo}', '[a-[a]]', '\\I'])('%s has no equal there', (pattern) => {
    expect(findPatternFault(pattern)).toBeUndefined();
    expect(translatePattern(pattern)).toBeUndefined();
  });

  it.each([
    '[a-',
    '(a',
    'a)',
    '*a',
    'a{2',
    'a{3,2}',
    '[]',
    '\\q',
    '\\p{Xx}',
    'a**',
    '[z-a]',
    '\\',
    '[a[b]',
    'a{,2}',
  ])('%s is none', (pattern) => {
    expect(findPatternFault(pattern)).toEqual(expect.any(String));
  });
});
