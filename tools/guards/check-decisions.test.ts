import { describe, expect, it } from 'vitest';
import { checkDecisions } from './check-decisions.ts';
import { plantTree } from './planted-tree.ts';

const LIST = 'docs/requirements.tsv';
const RECORD = 'docs/adr/0001-ways.md';
const TREE = {
  [LIST]:
    'id\tarea\trequirement\nMESA-01\tmesas\tTen a page. [§4; D: default]\nMESA-02\tmesas\tAll of it. [D]\n' +
    'MESA-03\tmesas\tD is not a source. [§4]\n',
  [RECORD]:
    '# 0001 · Ways\n\nStatus: accepted, 2026-11-20\n\n' +
    '**Context.** Open.\n\n**Decision.** MESA-01 and MESA-02.\n\n**Consequences.** None.\n',
};

describe('decisions', () => {
  it('accepts records with a status and sections that name what was decided', () => {
    expect(checkDecisions(plantTree(TREE))).toEqual({
      violations: [],
      summary: '1 records, 2 requirements decided',
    });
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['no status', { ...TREE, [RECORD]: TREE[RECORD].replace('Status: ', '') }, RECORD, 'status'],
    [
      'a status without its day',
      { ...TREE, [RECORD]: TREE[RECORD].replace(', 2026-11-20', '') },
      RECORD,
      'status',
    ],
    ...['Context', 'Decision', 'Consequences'].map(
      (section): [string, Record<string, string>, string, string] => [
        `no section ${section}`,
        { ...TREE, [RECORD]: TREE[RECORD].replace(`**${section}`, '**Else') },
        RECORD,
        'sections',
      ],
    ),
    [
      'a requirement decided in no record',
      { ...TREE, [RECORD]: TREE[RECORD].replace('MESA-02', 'MESA-021') },
      LIST,
      'undecided',
    ],
  ])('finds %s', (_, files, file, rule) => {
    expect(
      checkDecisions(plantTree(files)).violations.map((violation) => [violation.file, violation.rule]),
    ).toEqual([[file, rule]]);
  });
});
