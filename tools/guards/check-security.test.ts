import { expect, it } from 'vitest';
import { checkSecurity } from './check-security.ts';
import { plantTree } from './planted-tree.ts';

const PAGE =
  '| 1.1.1 | `contexts/mesas/server/a.api.test.ts` |\n| 2.1.1 | `GET /api/mesas` and `text/html` |\n';

it('accepts the page while every file it names exists, and says how many it looked at', () => {
  const tree = plantTree({ 'docs/security.md': PAGE, 'contexts/mesas/server/a.api.test.ts': '' });
  expect(checkSecurity(tree)).toEqual({ violations: [], summary: '1 paths named' });
});

it('finds a test that is gone, at its line', () => {
  const { violations } = checkSecurity(plantTree({ 'docs/security.md': `# Security\n\n${PAGE}` }));
  expect(violations).toMatchObject([{ file: 'docs/security.md', line: 3, rule: 'missing-proof' }]);
});
