import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDependencies, checkDependencies, DEPENDENCIES } from './guards/check-dependencies.ts';
import { formatViolation } from './guards/guard.ts';
import { repositoryRoot } from './system/repository.ts';

// Writes docs/dependencies.md and says what it lacks.
writeFileSync(join(repositoryRoot, DEPENDENCIES), buildDependencies(repositoryRoot));
const { violations, summary } = checkDependencies(repositoryRoot);
for (const violation of violations) console.error(formatViolation(violation));
console.log(`${DEPENDENCIES}: ${summary}`);
process.exitCode = violations.length === 0 ? 0 : 1;
