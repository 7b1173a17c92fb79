import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { presentOthers } from '../stages/runner-stages.ts';
import { listRepositoryFiles } from '../system/list-files.ts';
import { repositoryRoot } from '../system/repository.ts';
import { INSIDE_ONLY, INSIDE_TESTS } from './inside-only.ts';

describe('files whose product is in their own process', () => {
  it('are there, once each', () => {
    const files = INSIDE_ONLY.map(({ file }) => file);
    expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  it('and single tests are in their files, which run over two processes', () => {
    for (const { file, title } of INSIDE_TESTS) {
      expect(readFileSync(join(repositoryRoot, file), 'utf8')).toContain(title);
      expect(INSIDE_ONLY.map((inside) => inside.file)).not.toContain(file);
    }
  });

  it('every file that reads the statements of its process is among them', () => {
    const files = listRepositoryFiles(repositoryRoot).filter(
      (file) =>
        file.endsWith('.api.test.ts') &&
        readFileSync(join(repositoryRoot, file), 'utf8').includes('/record-statements'),
    );
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !INSIDE_ONLY.some((inside) => inside.file === file))).toEqual([]);
  });

  it('the pattern of the others has every title but those', () => {
    const pattern = new RegExp(presentOthers(['one (of two)', 'a.b']));
    const titles = ['limits one (of two) is left', 'one of two', 'a.b', 'axb'];
    expect(titles.filter((title) => pattern.test(title))).toEqual(['one of two', 'axb']);
  });
});
