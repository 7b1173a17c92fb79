import fc from 'fast-check';

/** A piece of a pattern, and the same for another engine: a regular expression of JavaScript with the flag v. */
interface Piece {
  readonly xsd: string;
  readonly js: string;
}
const pieces = (...pairs: (readonly [xsd: string, js: string])[]) =>
  fc.constantFrom(...pairs).map(([xsd, js]): Piece => ({ xsd, js }));
const letter = fc
  .constantFrom(...'abcx07ñ_:@ ')
  .map((one): Piece => ({ xsd: one, js: `\\u{${one.codePointAt(0)?.toString(16)}}` }));
const escaped = pieces(
  ...[...'.-\\([{^'].map((one) => [`\\${one}`, `\\u{${one.codePointAt(0)?.toString(16)}}`] as const),
);
const inClass = pieces(
  ['\\d', '\\p{Nd}'],
  ['\\s', '[ \\t\\n\\r]'],
  ['\\i', '[\\p{L}_:]'],
  ['\\c', '[\\p{L}\\p{Nd}_:.\\-]'],
  ['\\p{Lu}', '\\p{Lu}'],
  ['\\w', '[^\\p{P}\\p{Z}\\p{C}]'],
);
const multiple = fc.oneof(
  inClass,
  pieces(['\\D', '\\P{Nd}'], ['\\S', '[^ \\t\\n\\r]'], ['\\P{Nd}', '\\P{Nd}'], ['.', '[^\\n\\r]']),
);
const range = pieces(['a-c', 'a-c'], ['0-9', '0-9'], ['A-Z', 'A-Z'], ['x-z', 'x-z']);
const join = (items: readonly Piece[]): Piece => ({
  xsd: items.map(({ xsd }) => xsd).join(''),
  js: items.map(({ js }) => js).join(''),
});
/** Sets of characters, and sets taken away from them. */
export const arbitraryClass = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.oneof(letter, range, inClass), { minLength: 1, maxLength: 4 }).map(join),
    fc.option(fc.array(fc.oneof(letter, range), { minLength: 1, maxLength: 2 }).map(join), {
      nil: undefined,
    }),
  )
  .map(([negated, items, less]): Piece => {
    const not = negated ? '^' : '';
    const js = `[${not}${items.js}]`;
    return less
      ? { xsd: `[${not}${items.xsd}-[${less.xsd}]]`, js: `[${js}--[${less.js}]]` }
      : { xsd: `[${not}${items.xsd}]`, js };
  });
const quantifier = fc.constantFrom('', '', '?', '*', '+', '{2}', '{1,3}', '{2,}');
/** Patterns of XML Schema of any shape. */
export const { pattern: arbitraryPattern } = fc.letrec<{ pattern: Piece; atom: Piece }>((tie) => ({
  atom: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    letter,
    escaped,
    multiple,
    arbitraryClass,
    tie('pattern').map(({ xsd, js }) => ({ xsd: `(${xsd})`, js: `(?:${js})` })),
  ),
  pattern: fc
    .array(
      fc
        .array(fc.tuple(tie('atom'), quantifier), { minLength: 1, maxLength: 3 })
        .map((parts) => join(parts.map(([{ xsd, js }, count]) => ({ xsd: xsd + count, js: js + count })))),
      { minLength: 1, maxLength: 2 },
    )
    .map((branches) => ({
      xsd: branches.map(({ xsd }) => xsd).join('|'),
      js: branches.map(({ js }) => js).join('|'),
    })),
}));
/** Values that some of those patterns match. */
export const arbitraryValue = fc.string({
  unit: fc.constantFrom(...'abcxyzABZ0179ñÑ_:@.- \\()[]{}^/é'.split('')),
  maxLength: 6,
});
