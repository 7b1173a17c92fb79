import {
  type CharacterSet,
  type ClassOfSets,
  findMultiple,
  findProperty,
  formatClass,
  fromRanges,
} from './character-sets.ts';
import {
  type CharacterClass,
  type ClassItem,
  type Pattern,
  PatternError,
  parsePattern,
  writeRepetition,
} from './parse-pattern.ts';

/** A piece in RE2, with how many states it takes: repetitions multiply them. */
export interface Piece {
  readonly re2: string;
  readonly weight: number;
}

/** RE2 repeats no more than this at once. */
const MAXIMUM_REPETITION = 1000;
/**
 * Most states of a whole pattern; a pattern that a person writes has some hundreds. The engine updates all states for
 * each letter of a value.
 */
const MAXIMUM_WEIGHT = 2500;

/**
 * A regular expression of XML Schema 1.0 (part 2, annex F) as RE2 reads it, for a match of the whole value.
 *
 * @throws PatternError also where RE2 has no room for it
 */
export function writePatternRe2(pattern: string): Piece {
  requireNoAnchors(pattern);
  return write(parsePattern(pattern));
}

/** In XML Schema these are ordinary characters; at the start or the end the author probably meant an anchor. */
function requireNoAnchors(pattern: string): void {
  const anchor = pattern.startsWith('^') ? '^' : pattern.endsWith('$') ? '$' : null;
  if (anchor !== null)
    throw new PatternError(
      `El patrón ya abarca todo el valor: quite «${anchor}» (como carácter se escribe ${anchor === '^' ? '\\^' : '[$]'}).`,
    );
}

function write(pattern: Pattern): Piece {
  switch (pattern.kind) {
    case 'alternatives': {
      const branches = pattern.branches.map(write);
      const re2 = `(?:${branches.map((branch) => branch.re2).join('|')})`;
      return weigh(
        re2,
        branches.reduce((sum, { weight }) => sum + weight, branches.length),
      );
    }
    case 'sequence': {
      const parts = pattern.parts.map(write);
      return weigh(
        parts.map(({ re2 }) => re2).join(''),
        parts.reduce((sum, { weight }) => sum + weight, 1),
      );
    }
    case 'repetition':
      return writeRepeated(pattern);
    case 'class':
      return { re2: formatClass(toClass(pattern.characterClass)), weight: 2 };
  }
}

function weigh(re2: string, weight: number): Piece {
  if (weight > MAXIMUM_WEIGHT)
    throw new PatternError('El patrón repite demasiado. Limite el largo con la longitud máxima.');
  return { re2, weight };
}

function writeRepeated({ part, minimum, maximum }: Extract<Pattern, { kind: 'repetition' }>): Piece {
  const { re2, weight } = write(part);
  const most = maximum ?? minimum;
  if (most > MAXIMUM_REPETITION)
    throw new PatternError(
      `El patrón repite más de ${MAXIMUM_REPETITION} veces. Limite el largo con la longitud máxima.`,
    );
  if (maximum === 0) return { re2: '', weight: 1 };
  return weigh(`(?:${re2})${writeRepetition(minimum, maximum)}`, weight * Math.max(most, 1) + 1);
}

function toClass({ negated, items, minus }: CharacterClass): ClassOfSets {
  return { negated, sets: items.map(toSet), minus: minus && toClass(minus) };
}

function toSet(item: ClassItem): CharacterSet {
  switch (item.kind) {
    case 'range':
      return fromRanges([[item.from, item.to]]);
    case 'escape':
      return requireSet(findMultiple(item.letter), `\\${item.letter}`);
    case 'property':
      return requireSet(findProperty(item.name, item.negated), item.name);
  }
}

function requireSet(set: CharacterSet | undefined, name: string): CharacterSet {
  if (!set) throw new PatternError(`El patrón no es válido: la propiedad «${name}» no se admite.`);
  return set;
}
