import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPicture, PICTURE } from './guards/check-picture.ts';
import { repositoryRoot } from './system/repository.ts';

// Writes docs/architecture.svg from the imports of today.
writeFileSync(join(repositoryRoot, PICTURE), await buildPicture(repositoryRoot));
console.log(PICTURE);
