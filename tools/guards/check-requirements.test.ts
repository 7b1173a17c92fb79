import { describe, expect, it } from 'vitest';
import { buildRequirements, checkRequirements } from './check-requirements.ts';
import { plantTree } from './planted-tree.ts';

const TESTS = {
  'contexts/mesas/rules/a.test.ts': `it('[MESA-10] closes', f);\nit("[MESA-05] [GEN-01] searches 'by' name", f);\nit('no id', f);\nconst x = ['[MESA-11]'];\n`,
  'e2e/mesas.spec.ts': 'test(`[MESA-05] shows what is found`, f);\n',
  'tools/guards/x.test.ts': `it('[TOOL-01] is not a requirement', f);\n`,
};

describe('requirements', () => {
  it('lists every requirement with its clauses and files, in order', () => {
    const page = buildRequirements(plantTree(TESTS));
    expect(page.split('\n').filter((line) => /^(##|-|\d)/.test(line))).toEqual([
      '3 requirements, 4 clauses.',
      '## GEN-01',
      `- searches 'by' name (\`contexts/mesas/rules/a.test.ts\`)`,
      '## MESA-05',
      `- searches 'by' name (\`contexts/mesas/rules/a.test.ts\`)`,
      '- shows what is found (`e2e/mesas.spec.ts`)',
      '## MESA-10',
      '- closes (`contexts/mesas/rules/a.test.ts`)',
    ]);
  });

  it('accepts the page when it is what the tests say', () => {
    const page = buildRequirements(plantTree(TESTS));
    expect(checkRequirements(plantTree({ ...TESTS, 'docs/requirements.md': page })).violations).toEqual([]);
  });

  it.each([
    ['old', { ...TESTS, 'docs/requirements.md': '# Requirements\n' }],
    ['missing', TESTS],
  ])('finds a page that is %s', (_, files) => {
    expect(checkRequirements(plantTree(files)).violations.map(({ rule }) => rule)).toEqual(['stale']);
  });
});
