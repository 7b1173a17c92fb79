import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { repositoryRoot } from '../system/repository.ts';
import { LONG_FILES, LongFilesFirst } from './long-files-first.ts';

it('the long files are there', () => {
  expect(LONG_FILES.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
});

it('they begin before larger ones of their project, and every file begins once', async () => {
  const project = { name: 'api', config: { isolate: false, sequence: { groupOrder: 0 } } };
  const context = {
    config: { root: repositoryRoot },
    cache: { getTestSpecificationResult: () => undefined },
  };
  const names = ['contexts/mesas/server/mesas/mesas.api.test.ts', LONG_FILES.at(-1) ?? '', 'tools/check.ts'];
  const files = names.map((name) => ({ project, moduleId: join(repositoryRoot, name) }));
  // Through unknown: Vitest makes them of a whole run.
  const sequencer = new LongFilesFirst(context as unknown as Vitest);
  // Through unknown: it makes these too.
  const sorted = await sequencer.sort(files as unknown as TestSpecification[]);
  expect(sorted).toHaveLength(names.length);
  expect(sorted[0]?.moduleId).toBe(files[1]?.moduleId);
});
