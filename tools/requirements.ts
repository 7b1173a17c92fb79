import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRequirements, checkRequirements, REQUIREMENTS } from './guards/check-requirements.ts';
import { formatViolation } from './guards/guard.ts';
import { repositoryRoot } from './system/repository.ts';

// Writes docs/requirements.md; with --check only says whether it is stale.
const onlyCheck = process.argv.includes('--check');
if (!onlyCheck) writeFileSync(join(repositoryRoot, REQUIREMENTS), buildRequirements(repositoryRoot));
const { violations, summary } = checkRequirements(repositoryRoot);
for (const violation of violations) console.error(formatViolation(violation));
console.log(`${REQUIREMENTS}: ${summary}`);
process.exitCode = violations.length === 0 ? 0 : 1;
