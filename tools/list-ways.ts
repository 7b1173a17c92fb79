import { checkWays, readWays } from './guards/check-ways.ts';
import { formatViolation } from './guards/guard.ts';
import { repositoryRoot } from './system/repository.ts';

// Prints how many files somebody opens on each way of docs/ways.md, and what is wrong with the list.
const { violations } = await checkWays(repositoryRoot);
for (const { name, steps } of readWays(repositoryRoot)) console.log(`${name}: ${steps.length} files`);
for (const violation of violations) console.error(formatViolation(violation));
process.exitCode = violations.length === 0 ? 0 : 1;
