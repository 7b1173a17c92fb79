import {
  type CharacterClass,
  type ClassItem,
  type Pattern,
  PatternError,
  parsePattern,
  writeRepetition,
} from './parse-pattern.ts';

/** Characters that mean something, outside and inside a set. */
const SIGNS = /[\\^$.*+?()[\]{}|/]/;
const CLASS_SIGNS = /[\\\]^[-]/;

const LARGEST = 0x10ffff;

/** Blocks that texts of Spanish use; the others have no name in the regular expressions of JSON Schema. */
const BLOCKS: Readonly<Record<string, readonly [number, number]>> = {
  IsBasicLatin: [0x0, 0x7f],
  'IsLatin-1Supplement': [0x80, 0xff],
  'IsLatinExtended-A': [0x100, 0x17f],
  'IsLatinExtended-B': [0x180, 0x24f],
  IsGreek: [0x370, 0x3ff],
  IsGeneralPunctuation: [0x2000, 0x206f],
  IsCurrencySymbols: [0x20a0, 0x20cf],
};

/** What each escape of XML Schema covers, as the inside of a set. */
const ESCAPES: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  s: ' \\t\\n\\r',
  S: '\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F!-\\u{10FFFF}',
  w: '\\p{L}\\p{M}\\p{N}\\p{S}',
  W: '\\p{P}\\p{Z}\\p{C}',
  i: '\\p{L}\\p{Nl}_:',
  c: '\\p{L}\\p{M}\\p{Nd}\\p{Nl}\\x2D\\x2E_:\\xB7',
};

/**
 * A regular expression of XML Schema in the dialect of JSON Schema (ECMA 262 with `u`), between `^(?:` and `)$`
 * because JSON Schema does not anchor.
 *
 * @returns undefined when it has no equal: a subtraction of sets, or a block of Unicode without a name there
 * @throws PatternError when it is no regular expression of XML Schema
 */
export function translatePattern(text: string): string | undefined {
  const pattern = parsePattern(text);
  try {
    return `^(?:${writePattern(pattern)})$`;
  } catch (error) {
    if (error instanceof NoEquivalent) return undefined;
    throw error;
  }
}

/** Whether a text reads as a regular expression of XML Schema; its fault when not. */
export function findPatternFault(text: string): string | undefined {
  try {
    parsePattern(text);
    return undefined;
  } catch (error) {
    if (error instanceof PatternError) return error.message;
    throw error;
  }
}

class NoEquivalent extends Error {}

function writePattern(pattern: Pattern): string {
  switch (pattern.kind) {
    case 'alternatives':
      return pattern.branches.map(writePattern).join('|');
    case 'sequence':
      return pattern.parts
        .map((part) => (part.kind === 'alternatives' ? `(?:${writePattern(part)})` : writePattern(part)))
        .join('');
    case 'repetition':
      return writeAtom(pattern.part) + writeRepetition(pattern.minimum, pattern.maximum);
    case 'class':
      return writeClass(pattern.characterClass);
  }
}

function writeAtom(pattern: Pattern): string {
  return pattern.kind === 'class' ? writeClass(pattern.characterClass) : `(?:${writePattern(pattern)})`;
}

function writeClass(characterClass: CharacterClass): string {
  const { negated, items, minus } = characterClass;
  if (minus !== null) return writeDifference(characterClass, minus);
  const [first] = items;
  if (items.length === 1 && first?.kind === 'range' && first.from === first.to && !negated) {
    return writeCharacter(first.from, SIGNS);
  }
  return `[${negated ? '^' : ''}${items.map(writeItem).join('')}]`;
}

function writeItem(item: ClassItem): string {
  switch (item.kind) {
    case 'range':
      return writeRange(item.from, item.to);
    case 'property':
      return writeProperty(item.name, item.negated);
    case 'escape': {
      const inside = ESCAPES[item.letter];
      if (inside === undefined) throw new NoEquivalent();
      return inside;
    }
  }
}

function writeProperty(name: string, negated: boolean): string {
  if (!name.startsWith('Is')) return `\\${negated ? 'P' : 'p'}{${name}}`;
  const block = BLOCKS[name];
  if (!block) throw new NoEquivalent();
  const [from, to] = block;
  if (!negated) return writeRange(from, to);
  return (from > 0 ? writeRange(0, from - 1) : '') + writeRange(to + 1, LARGEST);
}

function writeRange(from: number, to: number): string {
  const start = writeCharacter(from, CLASS_SIGNS);
  return from === to ? start : `${start}-${writeCharacter(to, CLASS_SIGNS)}`;
}

function writeCharacter(code: number, signs: RegExp): string {
  if (code === 0x2d && signs === CLASS_SIGNS) return '\\-';
  if (code < 0x20 || (code >= 0x7f && code < 0xa1))
    return `\\x${code.toString(16).toUpperCase().padStart(2, '0')}`;
  if (code >= LARGEST || (code >= 0xd800 && code <= 0xdfff)) return `\\u{${code.toString(16).toUpperCase()}}`;
  const character = String.fromCodePoint(code);
  return signs.test(character) ? `\\${character}` : character;
}

/** Sets that are plain ranges on both sides are subtracted here; categories cannot. */
function writeDifference({ negated, items }: CharacterClass, minus: CharacterClass): string {
  const left = toRanges({ negated, items, minus: null });
  const right = toRanges(minus);
  const rest = left.flatMap((range) => subtract(range, right));
  if (rest.length === 0) throw new NoEquivalent();
  return `[${rest.map(([from, to]) => writeRange(from, to)).join('')}]`;
}

type Range = readonly [number, number];

function toRanges(characterClass: CharacterClass): Range[] {
  const plain = characterClass.items.map((item): Range => {
    if (item.kind !== 'range') throw new NoEquivalent();
    return [item.from, item.to];
  });
  const own = characterClass.negated ? subtract([0, LARGEST], plain) : plain;
  if (characterClass.minus === null) return own;
  const minus = toRanges(characterClass.minus);
  return own.flatMap((range) => subtract(range, minus));
}

function subtract(range: Range, minus: readonly Range[]): Range[] {
  let rest: Range[] = [range];
  for (const [lowest, highest] of minus) {
    rest = rest.flatMap(([from, to]): Range[] => {
      if (highest < from || lowest > to) return [[from, to]];
      const pieces: Range[] = [];
      if (lowest > from) pieces.push([from, lowest - 1]);
      if (highest < to) pieces.push([highest + 1, to]);
      return pieces;
    });
  }
  return rest;
}
