import fc from 'fast-check';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { findExcess, findPatternError, isPatternMatch } from './match-pattern.ts';
import { arbitraryClass, arbitraryPattern, arbitraryValue } from './testing/arbitrary-patterns.ts';

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Independent oracle: libxml2 compiles the pattern and judges each value; undefined when it knows no such pattern. */
function judge(pattern: string, values: readonly string[]): boolean[] | undefined {
  const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="v"><xs:simpleType>
    <xs:restriction base="xs:string"><xs:pattern value="${escapeXml(pattern)}"/></xs:restriction>
    </xs:simpleType></xs:element></xs:schema>`;
  using schema = XmlDocument.fromString(xsd);
  try {
    using validator = XsdValidator.fromDoc(schema);
    return values.map((value) => {
      using doc = XmlDocument.fromString(`<v>${escapeXml(value)}</v>`);
      try {
        validator.validate(doc);
        return true;
      } catch (error) {
        if (error instanceof XmlValidateError) return false;
        throw error;
      }
    });
  } catch {
    return undefined;
  }
}

describe('patterns of XML Schema', () => {
  it('[AREA-06] match what another engine matches, whatever their shape', () => {
    fc.assert(
      fc.property(
        arbitraryPattern,
        fc.array(arbitraryValue, { minLength: 3, maxLength: 6 }),
        ({ xsd, js }, values) => {
          const other = new RegExp(`^(?:${js})$`, 'v');
          expect(findPatternError(xsd)).toBeUndefined();
          expect(values.map((one) => isPatternMatch(xsd, one))).toEqual(values.map((one) => other.test(one)));
        },
      ),
      { numRuns: 500 },
    );
  });

  // With loops and alternatives that overlap libxml2 makes mistakes ('.{2,}a|a' accepts 'aa'), so it checks only
  // single classes.
  it('[AREA-06] their classes hold the characters libxml2 says they hold', () => {
    const characters = [...'abcxyzABZ0179ñÑ_:@.- ()[]{}^/é'];
    fc.assert(
      fc.property(arbitraryClass, ({ xsd }) => {
        const wanted = judge(xsd, characters);
        fc.pre(wanted !== undefined);
        expect(characters.map((one) => isPatternMatch(xsd, one))).toEqual(wanted);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['[a-z-[aeiou]]+', 'xyz', true],
    ['[a-z-[aeiou]]+', 'xaz', false],
    ['[^a-c-[x]]', 'd', true],
    ['[^a-c-[x]]', 'x', false],
    ['[\\d-[0]]{2}', '12', true],
    ['[\\d-[0]]{2}', '10', false],
    ['[a-z-[b-y-[m]]]+', 'amz', true],
    ['[a-z-[b-y-[m]]]+', 'ab', false],
    ['\\i\\c*', 'ns:nombre-1', true],
    ['\\i\\c*', '1nombre', false],
    ['[$^]', '$', true],
    ['a|b', 'ab', false],
    ['.', '\n', false],
    ['\\p{IsBasicLatin}+', 'abc', true],
    ['\\p{IsBasicLatin}+', 'ñ', false],
  ])('[AREA-06] %s of %j is %s', (text, one, wanted) => {
    expect(isPatternMatch(text, one)).toBe(wanted);
  });

  it.each([
    ['^[0-9]+', 'quite «^»'],
    ['[0-9]+$', 'quite «$»'],
    ['(?:a)', 'grupos especiales'],
    ['(?=a)b', 'grupos especiales'],
    ['a**', 'dos repeticiones'],
    ['a+?', 'dos repeticiones'],
    ['a{3,1}', 'el mínimo supera'],
    ['a{5000}', 'más de 1000 veces'],
    ['((a{1000}){1000}){1000}', 'repite demasiado'],
    ['(a?){900}(a?){900}(a?){900}(a?){900}b', 'repite demasiado'],
    ['[z-a]', 'al revés'],
    ['[', 'corchete'],
    ['[]', 'vacíos'],
    ['(a', 'paréntesis'],
    ['a)', 'paréntesis'],
    ['\\b', 'no conoce'],
    ['\\1', 'no conoce'],
    ['\\p{Zorro}', 'no se admite'],
    ['*a', 'precedido de'],
    ['a{,2}', '{n,m}'],
    ['a\\', 'antes de tiempo'],
    ['('.repeat(60) + ')'.repeat(60), 'anidados'],
  ])('[AREA-06] %s is refused with the reason', (text, reason) => {
    expect(findPatternError(text)).toContain(reason);
  });

  it.each([
    ['(a+)+'],
    ['(a|a)*'],
    ['(a|aa)+'],
    ['([a-zA-Z]+)*'],
    ['(.*a){20}'],
    ['(a?){50}a{50}'],
    ['(\\s*a?\\s*)*'],
    ['(([a-z])+.)+[A-Z]([a-z])+'],
  ])('[AREA-06] %s, which makes other engines hang, answers for a long value', (text) => {
    expect(isPatternMatch(text, `${'a'.repeat(20_000)}!`)).toBe(false);
  });

  it('F6: twenty long examples are not looked at with a pattern of many states, short ones are', () => {
    const pattern = '([ab]*a[ab]{300}|[ab]*b[ab]{300})c';
    expect(findExcess(pattern, Array(20).fill('a'.repeat(490)))).toContain('demasiado trabajo');
    expect(findExcess(pattern, Array(20).fill('a'.repeat(50)))).toBeUndefined();
    expect(findExcess(null, Array(20).fill('a'.repeat(490)))).toBeUndefined();
  });

  it('F6: the codes of a long list are looked at with a pattern as codes have', () => {
    expect(findExcess('[A-Z]{2}[0-9]{4}', Array(20_000).fill('AB0001'))).toBeUndefined();
  });
});
