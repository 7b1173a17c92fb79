import './system/follow-parent.ts';
import { checkCountry } from './guards/check-country.ts';
import { checkDecisions } from './guards/check-decisions.ts';
import { checkDependencies } from './guards/check-dependencies.ts';
import { checkFiles } from './guards/check-files.ts';
import { checkFolders } from './guards/check-folders.ts';
import { checkGlossary } from './guards/check-glossary.ts';
import { checkImports } from './guards/check-imports.ts';
import { checkLockfile } from './guards/check-lockfile.ts';
import { checkMigrations } from './guards/check-migrations.ts';
import { checkPackages } from './guards/check-packages.ts';
import { checkPicture } from './guards/check-picture.ts';
import { checkProofs } from './guards/check-proofs.ts';
import { checkRequests } from './guards/check-requests.ts';
import { checkRequirements } from './guards/check-requirements.ts';
import { checkSecurity } from './guards/check-security.ts';
import { checkTables } from './guards/check-tables.ts';
import { checkTexts } from './guards/check-texts.ts';
import { checkWays } from './guards/check-ways.ts';
import { formatViolation, type GuardReport } from './guards/guard.ts';
import { repositoryRoot } from './system/repository.ts';
import { endChildrenWithThisProcess, spawnCommand } from './system/spawn-command.ts';

interface Check {
  readonly name: string;
  /** Answers what it checked; throws with the findings. */
  run(): Promise<string>;
}

/** A tool of its own: its output is shown only when it finds something. */
function toolCheck(name: string, script: string, ...args: readonly string[]): Check {
  return {
    name,
    async run() {
      const options = { cwd: repositoryRoot, quiet: true };
      const { code, output } = await spawnCommand(process.execPath, [script, ...args], options);
      if (code !== 0) throw new Error(output.trim() || `${script} ended with code ${code}`);
      return 'clean';
    },
  };
}

function guardCheck(name: string, guard: (root: string) => GuardReport | Promise<GuardReport>): Check {
  return {
    name,
    async run() {
      const { violations, summary } = await guard(repositoryRoot);
      if (violations.length === 0) return summary;
      throw new Error(`${violations.map(formatViolation).join('\n')}\n(${summary})`);
    },
  };
}

function typeCheck(project: string): Check {
  const compiler = 'node_modules/typescript-7/bin/tsc';
  return toolCheck(`types: ${project}`, compiler, '-p', `tsconfig.${project}.json`, '--noEmit');
}

const checks: readonly Check[] = [
  toolCheck('biome', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  typeCheck('iso'),
  typeCheck('server'),
  typeCheck('web'),
  guardCheck('imports', checkImports),
  guardCheck('picture', checkPicture),
  guardCheck('ways', checkWays),
  toolCheck('knip', 'node_modules/knip/bin/knip.js', '--no-config-hints'),
  guardCheck('files', checkFiles),
  guardCheck('folders', checkFolders),
  guardCheck('packages', checkPackages),
  guardCheck('dependencies', checkDependencies),
  guardCheck('tables', checkTables),
  guardCheck('migrations', checkMigrations),
  guardCheck('glossary', checkGlossary),
  guardCheck('texts', checkTexts),
  guardCheck('lockfile', checkLockfile),
  guardCheck('requirements', checkRequirements),
  guardCheck('requests', checkRequests),
  guardCheck('proofs', checkProofs),
  guardCheck('country', checkCountry),
  guardCheck('decisions', checkDecisions),
  guardCheck('security', checkSecurity),
  // These load the whole API, which the others need not wait for.
  guardCheck('access', async (root) => (await import('./guards/check-access.ts')).checkAccess(root)),
  guardCheck('actions', async (root) => (await import('./guards/check-actions.ts')).checkActions(root)),
  guardCheck('manifests', async (root) => (await import('./guards/check-manifests.ts')).checkManifests(root)),
];

/**
 * Runs every guard, or those named, prints what each found and answers whether all are clean. If no guard has the
 * given name, it fails, because nothing was checked.
 */
async function runChecks(names: readonly string[] = []): Promise<boolean> {
  const unknown = names.filter((name) => !checks.some((check) => check.name.includes(name)));
  for (const name of unknown) console.error(`  FAIL No check is called ${name}`);
  let clean = unknown.length === 0;
  for (const check of checks) {
    if (names.length > 0 && !names.some((name) => check.name.includes(name))) continue;
    const begun = performance.now();
    const seconds = (): string => ((performance.now() - begun) / 1000).toFixed(1);
    try {
      const summary = await check.run();
      console.log(`  ok   ${check.name}: ${summary} (${seconds()} s)`);
    } catch (error) {
      clean = false;
      console.error(
        `  FAIL ${check.name} (${seconds()} s)\n${error instanceof Error ? error.message : error}`,
      );
    }
  }
  return clean;
}

if (import.meta.main) {
  endChildrenWithThisProcess();
  const names = process.argv.slice(2).flatMap((argument) => argument.split(','));
  process.exit((await runChecks(names)) ? 0 : 1);
}
