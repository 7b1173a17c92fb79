import { compileLinear } from './linear-expression.ts';
import { type CharacterClass, type Pattern, parsePattern } from './parse-pattern.ts';
import { translatePattern } from './to-json-schema.ts';

/** Characters tried where a set is not a plain range, the everyday ones first. */
const EVERYDAY = [...'aA0bB1zZ9mMnN5ñÑáÁ_-. ,:;/@#+*()[]{}!?$%&=|<>~^"\'\\'];
/** How many repetitions above the minimum are tried. */
const EXTENSIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 20, 32, 64, 128];
/** Branches of an alternative that are tried. */
const BRANCHES = 4;
const LONGEST = 4000;

/** Texts a regular expression of XML Schema may match, shortest first. The caller must check each of them. */
export function* createSamples(pattern: string): Generator<string> {
  const parsed = parsePattern(pattern);
  for (const extra of EXTENSIONS) {
    for (let branch = 0; branch < BRANCHES; branch++) {
      const text = write(parsed, extra, branch);
      if (text !== undefined && text.length <= LONGEST) yield text;
    }
  }
}

function write(pattern: Pattern, extra: number, branch: number): string | undefined {
  switch (pattern.kind) {
    case 'alternatives': {
      const chosen = pattern.branches[branch % pattern.branches.length];
      return chosen && write(chosen, extra, branch);
    }
    case 'sequence': {
      const parts = pattern.parts.map((part) => write(part, extra, branch));
      return parts.includes(undefined) ? undefined : parts.join('');
    }
    case 'repetition': {
      const { minimum, maximum } = pattern;
      const times = Math.min(minimum + extra, maximum ?? minimum + extra);
      const part = write(pattern.part, 0, branch);
      return times === 0 ? '' : part?.repeat(Math.min(times, LONGEST));
    }
    case 'class':
      return pick(pattern.characterClass);
  }
}

function pick(characterClass: CharacterClass): string | undefined {
  const [first] = characterClass.items;
  if (
    !characterClass.negated &&
    characterClass.minus === null &&
    first?.kind === 'range' &&
    first.from > 0x20
  ) {
    return String.fromCodePoint(first.from);
  }
  const matches = compileClass(characterClass);
  return matches && EVERYDAY.find(matches);
}

function compileClass(characterClass: CharacterClass) {
  const translated = translatePattern(writeSource(characterClass));
  return translated === undefined ? undefined : compileLinear(translated);
}

/** A set as XML Schema writes it. */
function writeSource({ negated, items, minus }: CharacterClass): string {
  const inside = items.map((item) => {
    if (item.kind === 'escape') return `\\${item.letter}`;
    if (item.kind === 'property') return `\\${item.negated ? 'P' : 'p'}{${item.name}}`;
    return `${writeBound(item.from)}-${writeBound(item.to)}`;
  });
  return `[${negated ? '^' : ''}${inside.join('')}${minus === null ? '' : `-${writeSource(minus)}`}]`;
}

function writeBound(code: number): string {
  const character = String.fromCodePoint(code);
  return '\\|.?*+(){}-[]^'.includes(character) ? `\\${character}` : character;
}
