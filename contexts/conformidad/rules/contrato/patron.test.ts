import { findPatternError, isPatternMatch } from '@marco/patterns/match-pattern';
import { createSamples } from '@marco/patterns/pattern-samples';
import { arbitraryPattern } from '@marco/patterns/testing';
import { findPatternFault, translatePattern } from '@marco/patterns/to-json-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPatronXsd } from './patron.ts';

describe('a pattern of a contract of JSON, as XML Schema says it', () => {
  it.each([
    ['^[0-9]+$', '[0-9]+'],
    ['^(?:a|b)$', 'a|b'],
    ['^(?:a)-(?:b)$', '(a)-(b)'],
    ['^(?:(?:a)-(?:b))$', '(a)-(b)'],
    ['^(?:a)(b)$', '(a)(b)'],
    ['^(a|b)$', '(a|b)'],
    ['^a$|^b$', 'a|b'],
    ['^a|b$', '(a).*|.*(b)'],
    ['abc', '.*(abc).*'],
    ['^abc', '(abc).*'],
    ['(?:a|b)c', '.*((a|b)c).*'],
    ['^a\\$', '(a$).*'],
    ['^a\\/b[\\/\\-]$', 'a/b[/\\-]'],
    ['^a\\\\$', 'a\\\\'],
    ['^[(?:|]$', '[(?:|]'],
    ['^\\(?:a$', '\\(?:a'],
    ['', '.*().*'],
    ['^', '().*'],
    ['$', '.*()'],
    ['^$', ''],
  ])('[AREA-05] «%s» is «%s»', (patron, esperado) => {
    expect(toPatronXsd(patron)).toBe(esperado);
  });

  const VALORES = ',a,b,ab,abc,a-b,(a)-(b),ac,bd,xb,ax,bc,a-bx,xa-b,a$'.split(',');
  it.each(['^(?:a)-(?:b)$', '^a|b$', '^ab', 'a(?:b|c)', '^(?:a|b)(?:c|d)$', 'b$', '^a$|^bc$', '^a\\$'])(
    '[AREA-05] «%s» takes the same values there',
    (patron) => {
      // These expressions are written above; no user wrote them.
      const deJson = new RegExp(patron, 'u');
      const suyo = toPatronXsd(patron);
      expect(VALORES.filter((valor) => isPatternMatch(suyo, valor))).toEqual(
        VALORES.filter((valor) => deJson.test(valor)),
      );
    },
  );

  it('[AREA-05] of any pattern of an element, what its schema of JSON says is read back with the same values', () => {
    fc.assert(
      fc.property(arbitraryPattern, ({ xsd }) => {
        const deJson = findPatternFault(xsd) === undefined ? translatePattern(xsd) : undefined;
        fc.pre(deJson !== undefined && findPatternError(xsd) === undefined);
        const leido = toPatronXsd(deJson ?? '');
        fc.pre(findPatternFault(leido) === undefined);
        for (const valor of createSamples(xsd))
          expect(isPatternMatch(leido, valor)).toBe(isPatternMatch(xsd, valor));
      }),
    );
  });
});
