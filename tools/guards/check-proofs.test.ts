import { describe, expect, it } from 'vitest';
import { checkProofs } from './check-proofs.ts';
import { plantTree } from './planted-tree.ts';

const LIST = 'docs/requirements.tsv';
const PROOFS = 'docs/proofs/mesa.tsv';
const HEAD = 'id\tclause\ttest\ttitle\n';

const TREE = {
  [LIST]:
    'id\tarea\trequirement\n' +
    "MESA-01\tmesas\tA visitor searches by name; 'Sin resultados' shows when none. [§4]\n" +
    'MESA-02\tmesas\tTen a page. [§4; D: the default]\n',
  [PROOFS]:
    `${HEAD}MESA-01\tA visitor searches by name\te2e/mesas.spec.ts\tfinds by name\n` +
    `MESA-01\t'Sin resultados' shows when none\tcontexts/mesas/server/mesas/mesas.api.test.ts\tsays that there is none\n` +
    'MESA-02\tTen a page\tlater\tpages come with the second release\n',
  'e2e/mesas.spec.ts': `test('[MESA-01] finds by name', f);\n`,
  'contexts/mesas/server/mesas/mesas.api.test.ts': `it('[MESA-01] says that there is none', f);\n`,
  'contexts/mesas/web/mesas.screen.test.tsx': `it('[MESA-01] finds by name on a screen', f);\n`,
};

function withProof(row: string) {
  return { ...TREE, [PROOFS]: TREE[PROOFS].replace(/^MESA-01\tA visitor.*$/m, row) };
}

const CLAUSE = 'MESA-01\tA visitor searches by name';

describe('proofs of the requirements', () => {
  it('accepts a list whose clauses are all proven or say why not', () => {
    expect(checkProofs(plantTree(TREE))).toEqual({
      violations: [],
      summary: '2 requirements, 3 clauses in docs/proofs, 1 not built',
    });
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'an id of the list without a proof',
      { ...TREE, [LIST]: `${TREE[LIST]}MESA-03\tmesas\tMore.\n` },
      'uncovered',
    ],
    ['a clause that is left out', withProof(''), 'uncovered'],
    ['a clause in other words', withProof(`${CLAUSE}s\te2e/mesas.spec.ts\tfinds by name`), 'uncovered'],
    ['an empty clause', withProof(`${CLAUSE}\t\t`), 'unproven'],
    ['a clause that is not built and says no reason', withProof(`${CLAUSE}\tlater\t`), 'unproven'],
    ['a title no test has', withProof(`${CLAUSE}\te2e/mesas.spec.ts\tfinds`), 'no-such-title'],
    ['a title in another file', withProof(`${CLAUSE}\te2e/other.spec.ts\tfinds by name`), 'no-such-title'],
    [
      'a screen without the server',
      withProof(`${CLAUSE}\tcontexts/mesas/web/mesas.screen.test.tsx\tfinds by name on a screen`),
      'weak-proof',
    ],
    [
      'a title of a table',
      {
        ...withProof(`${CLAUSE}\te2e/each.spec.ts\tfinds %s`),
        'e2e/each.spec.ts': `test.each(names)('[MESA-01] finds %s', f);\n`,
      },
      'weak-proof',
    ],
    [
      'a proof of what is not in the list',
      withProof(`${TREE[PROOFS].split('\n')[1]}\nMESA-9\tx\tlater\ty`),
      'unknown-id',
    ],
    [
      'a title of what is not in the list',
      { ...TREE, 'e2e/x.spec.ts': `test('[MESA-99] x', f);\n` },
      'unknown-id',
    ],
  ])('finds %s', (_, files, rule) => {
    expect(checkProofs(plantTree(files)).violations.map((violation) => violation.rule)).toEqual([rule]);
  });
});
