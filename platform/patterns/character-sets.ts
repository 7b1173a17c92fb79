/** A set of characters: its text inside the brackets of RE2, and the text of its complement. */
export interface CharacterSet {
  readonly inside: string;
  readonly outside: string;
}

export type Range = readonly [from: number, to: number];

const LAST = 0x10_ffff;

/** A character as RE2 reads it anywhere. */
function formatCharacter(point: number): string {
  return `\\x{${point.toString(16)}}`;
}

function formatRanges(ranges: readonly Range[]): string {
  return ranges
    .map(([from, to]) =>
      from === to ? formatCharacter(from) : `${formatCharacter(from)}-${formatCharacter(to)}`,
    )
    .join('');
}

function listComplement(ranges: readonly Range[]): Range[] {
  const sorted = [...ranges].sort(([one], [other]) => one - other);
  const gaps: Range[] = [];
  let next = 0;
  for (const [from, to] of sorted) {
    if (from > next) gaps.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST) gaps.push([next, LAST]);
  return gaps;
}

/** The set of some ranges of code points. */
export function fromRanges(ranges: readonly Range[]): CharacterSet {
  return { inside: formatRanges(ranges), outside: formatRanges(listComplement(ranges)) };
}

function toOpposite({ inside, outside }: CharacterSet): CharacterSet {
  return { inside: outside, outside: inside };
}

/** NameStartChar and NameChar of XML 1.0. */
const NAME_START_RANGES: readonly Range[] = [
  [0x3a, 0x3a],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2ff],
  [0x370, 0x37d],
  [0x37f, 0x1fff],
  [0x200c, 0x200d],
  [0x2070, 0x218f],
  [0x2c00, 0x2fef],
  [0x3001, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xfffd],
  [0x1_0000, 0xe_ffff],
];
const NAME_RANGES: readonly Range[] = [
  ...NAME_START_RANGES,
  [0x2d, 0x2e],
  [0x30, 0x39],
  [0xb7, 0xb7],
  [0x300, 0x36f],
  [0x203f, 0x2040],
];

const SPACE = fromRanges([
  [0x9, 0xa],
  [0xd, 0xd],
  [0x20, 0x20],
]);
const NAME_START = fromRanges(NAME_START_RANGES);
const NAME = fromRanges(NAME_RANGES);
const DIGIT: CharacterSet = { inside: '\\p{Nd}', outside: '\\P{Nd}' };
/** All characters except punctuation, separators and others (XML Schema 1.0 part 2, annex F.1.1). */
const WORD: CharacterSet = toOpposite({
  inside: '\\p{P}\\p{Z}\\p{C}',
  outside: '\\p{L}\\p{M}\\p{N}\\p{S}',
});

const MULTIPLES: Readonly<Record<string, CharacterSet>> = {
  s: SPACE,
  S: toOpposite(SPACE),
  i: NAME_START,
  I: toOpposite(NAME_START),
  c: NAME,
  C: toOpposite(NAME),
  d: DIGIT,
  D: toOpposite(DIGIT),
  w: WORD,
  W: toOpposite(WORD),
};

/** The set of an escape such as `\d`. */
export function findMultiple(letter: string): CharacterSet | undefined {
  return Object.hasOwn(MULTIPLES, letter) ? MULTIPLES[letter] : undefined;
}

const CATEGORIES = new Set(
  'L Lu Ll Lt Lm Lo M Mn Mc Me N Nd Nl No P Pc Pd Ps Pe Pi Pf Po Z Zs Zl Zp S Sm Sc Sk So'.split(' '),
);
/** The blocks people here write in; RE2 knows none by name. */
const BLOCKS: Readonly<Record<string, Range>> = {
  IsBasicLatin: [0x0, 0x7f],
  'IsLatin-1Supplement': [0x80, 0xff],
  'IsLatinExtended-A': [0x100, 0x17f],
  'IsLatinExtended-B': [0x180, 0x24f],
  IsGreek: [0x370, 0x3ff],
  IsCyrillic: [0x400, 0x4ff],
};

/** The set of a property such as `\p{Lu}`, or of the rest of it. */
export function findProperty(name: string, negated: boolean): CharacterSet | undefined {
  const block = Object.hasOwn(BLOCKS, name) ? BLOCKS[name] : undefined;
  if (!block && !CATEGORIES.has(name)) return undefined;
  const set = block ? fromRanges([block]) : { inside: `\\p{${name}}`, outside: `\\P{${name}}` };
  return negated ? toOpposite(set) : set;
}

/** The content of brackets: sets, whether they are negated, and what is subtracted. */
export interface ClassOfSets {
  readonly sets: readonly CharacterSet[];
  readonly negated: boolean;
  readonly minus: ClassOfSets | null;
}

/** All characters that are in none of these sets. RE2 has no subtraction, but it has negated classes. */
type Term = readonly string[];

/** The part of each term that is in a class (or, `isInside` false, that is not in it). */
function intersect(terms: readonly Term[], classOfSets: ClassOfSets, isInside: boolean): Term[] {
  const { sets, negated, minus } = classOfSets;
  if (isInside) {
    const base = negated
      ? terms.map((term) => [...term, ...sets.map((set) => set.inside)])
      : terms.flatMap((term) => sets.map((set) => [...term, set.outside]));
    return minus ? intersect(base, minus, false) : base;
  }
  const withoutMinus = { ...classOfSets, negated: !negated, minus: null };
  const outside = intersect(terms, withoutMinus, true);
  return minus ? [...outside, ...intersect(terms, minus, true)] : outside;
}

/** A class as RE2 reads it. */
export function formatClass(classOfSets: ClassOfSets): string {
  if (!classOfSets.minus) {
    const body = classOfSets.sets.map((set) => set.inside).join('');
    return `[${classOfSets.negated ? '^' : ''}${body}]`;
  }
  const terms = intersect([[]], classOfSets, true);
  return `(?:${terms.map((term) => `[^${term.join('')}]`).join('|')})`;
}
