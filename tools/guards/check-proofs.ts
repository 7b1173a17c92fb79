import type { GuardReport, Violation } from './guard.ts';
import {
  PROOFS,
  type Proof,
  REQUIREMENTS_LIST,
  type Requirement,
  readProofs,
  readRequirements,
} from './requirements-list.ts';
import { readTestTitles, type TestTitle } from './test-titles.ts';

/** Where the product runs as people meet it: the real server with a real database, or a real browser. */
const REAL = /\.api\.test\.ts$|^e2e\/.*\.spec\.ts$/;

/** `%s` or `$name` of a table: the title says nothing of its own. */
const TEMPLATE = /%[sdijo#]|\$\w|\$\{/;

/** A clause that is not built; its title says why. */
const LATER = 'later';

/** Letters and digits alone, without the sections in brackets at the end. */
function toLetters(text: string): string {
  return text
    .replace(/\s*\[[^[\]]*§[^[\]]*\]\s*$|\s*\[D[^[\]]*\]\s*$/u, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function keyOf({ id, file, text }: TestTitle): string {
  return `${id}\t${file}\t${text}`;
}

function findBadProof({ id, test, title, file, line }: Proof, titles: ReadonlySet<string>): Violation[] {
  const at = (rule: string, message: string): Violation[] => [{ file, line, rule, message }];
  if (test === '' || title === '') return at('unproven', `${id}: a clause needs a test and its title`);
  if (test === LATER) return [];
  if (!REAL.test(test)) return at('weak-proof', `${test} runs neither on the real server nor in a browser`);
  if (TEMPLATE.test(title)) return at('weak-proof', `"${title}" is filled in by a table: name the clause`);
  if (titles.has(keyOf({ id, file: test, text: title }))) return [];
  return at('no-such-title', `${test} has no title "[${id}] ${title}"`);
}

/** The clauses of a requirement are its text, one after the other, and none is left out. */
function findUncovered({ id, text }: Requirement, proofs: readonly Proof[]): Violation[] {
  const clauses = [...new Set(proofs.map(({ clause }) => clause))];
  if (toLetters(clauses.join(' ')) === toLetters(text)) return [];
  const message =
    clauses.length === 0 ? `${id} has no proof` : `the clauses of ${id} are not the text of the list`;
  return [{ file: proofs[0]?.file ?? REQUIREMENTS_LIST, rule: 'uncovered', message }];
}

function findUnknown(known: ReadonlySet<string>, titles: readonly TestTitle[], proofs: readonly Proof[]) {
  const message = (id: string) => `${id} is not in ${REQUIREMENTS_LIST}`;
  return [
    ...titles.filter(({ id }) => !known.has(id)).map(({ id, file }) => ({ id, file })),
    ...proofs.filter(({ id }) => !known.has(id)).map(({ id, file, line }) => ({ id, file, line })),
  ].map(({ id, ...where }): Violation => ({ ...where, rule: 'unknown-id', message: message(id) }));
}

/**
 * Every clause of the list of requirements is proven by a test on the real server or in a real browser, or says why
 * it is not built. Whether a test proves its clause is judged by the reviewer of the row.
 */
export function checkProofs(root: string): GuardReport {
  const requirements = readRequirements(root);
  const proofs = readProofs(root);
  const titles = readTestTitles(root);
  const written = new Set(titles.map(keyOf));
  const byId = Map.groupBy(proofs, ({ id }) => id);
  const violations = [
    ...findUnknown(new Set(requirements.map(({ id }) => id)), titles, proofs),
    ...requirements.flatMap((requirement) => findUncovered(requirement, byId.get(requirement.id) ?? [])),
    ...proofs.flatMap((proof) => findBadProof(proof, written)),
  ];
  const later = proofs.filter(({ test }) => test === LATER);
  const clauses = new Set(proofs.map(({ id, clause }) => `${id}\t${clause}`));
  return {
    violations,
    summary: `${requirements.length} requirements, ${clauses.size} clauses in ${PROOFS}, ${later.length} not built`,
  };
}
