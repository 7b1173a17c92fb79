import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRequests, REQUESTS } from './guards/check-requests.ts';
import { repositoryRoot } from './system/repository.ts';

// Writes docs/rules/requests-matrix.md from the rules of today.
writeFileSync(join(repositoryRoot, REQUESTS), buildRequests(repositoryRoot));
console.log(REQUESTS);
