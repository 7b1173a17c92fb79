/** Shorter words are not looked up: they are parts of too many good passwords. */
const SHORTEST_WORD = 4;
/** A year or a count behind a word, which everybody adds first. */
const ADDED_DIGITS = /\d{1,4}$/;
/** One character again and again: 'aaaa', four blanks. */
const REPEATED = /^(.)\1*$/su;

interface CommonPasswords {
  readonly passwords: ReadonlySet<string>;
  /** Words, names and places of Spanish, without accents. */
  readonly words: ReadonlySet<string>;
}

let loading: Promise<CommonPasswords> | undefined;

/** Without capitals and accents, because attackers try these forms first. */
export function simplifyPassword(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The lists of the project zxcvbn-ts, some 49,000 passwords of leaks and some 80,000 Spanish words; read at first use. */
async function loadCommonPasswords(): Promise<CommonPasswords> {
  const [common, spanish] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const words = Object.values(spanish.dictionary)
    .flat()
    .map(simplifyPassword)
    .filter((word) => word.length >= SHORTEST_WORD);
  return {
    passwords: new Set(common.dictionary['passwords-common'].map(simplifyPassword)),
    words: new Set(words),
  };
}

/** Whether the characters follow each other by one step: '1234', '4321', 'abcd'. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** Whether a password is among the first that an attacker tries without knowing the person. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = simplifyPassword(password).trim();
  if (text === '' || REPEATED.test(text) || isSequence(text)) return true;
  loading ??= loadCommonPasswords();
  const { passwords, words } = await loading;
  return passwords.has(text) || words.has(text) || words.has(text.replace(ADDED_DIGITS, ''));
}
