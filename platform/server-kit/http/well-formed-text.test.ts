import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWellFormed } from './well-formed-text.ts';

describe('text of a body', () => {
  it.each([
    ['a value', { texto: '\ud800' }],
    ['a name', { '\udc00': 1 }],
    ['something deep inside', [{ lista: ['bien', { texto: 'a\udbffz' }] }]],
    ['the body itself', '\ud800'],
  ])('half a character in %s is found', (_, body) => {
    expect(isWellFormed(body)).toBe(false);
  });

  it('whatever Unicode can say passes, however it is nested', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false, maxDepth: 4 }), (body) => {
        expect(isWellFormed(body)).toBe(
          JSON.stringify(body).isWellFormed() && !/\\ud[89a-f]/i.test(JSON.stringify(body)),
        );
      }),
    );
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;
    expect(isWellFormed(deep)).toBe(true);
  });
});
