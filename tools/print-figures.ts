import { join } from 'node:path';
import { countAssets } from './figures/count-assets.ts';
import { countSource, isCounted } from './figures/count-source.ts';
import { readWays } from './guards/check-ways.ts';
import { readRepositoryFiles } from './guards/source-files.ts';
import { repositoryRoot } from './system/repository.ts';

// Prints what the sources and the last build are made of, to be compared before and after a change of structure.
const figures = countSource(readRepositoryFiles(repositoryRoot, isCounted));
for (const [name, count] of Object.entries(figures)) console.log(`${name}: ${count}`);
for (const { name, steps } of readWays(repositoryRoot)) console.log(`way «${name}»: ${steps.length} files`);
for (const { kind, files, bytes, compressed } of countAssets(join(repositoryRoot, 'apps/web/dist')))
  console.log(`${kind}: ${files} files, ${bytes} bytes, ${compressed} compressed`);
