import './system/follow-parent.ts';
import { setImmediate } from 'node:timers/promises';
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

/** Tools of others, in processes of their own. */
const tools: readonly Check[] = [
  toolCheck('biome', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  typeCheck('iso'),
  typeCheck('server'),
  typeCheck('web'),
  toolCheck('knip', 'node_modules/knip/bin/knip.js', '--no-config-hints'),
];

const guards: readonly Check[] = [
  guardCheck('imports', checkImports),
  guardCheck('picture', checkPicture),
  guardCheck('ways', checkWays),
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

/** Runs checks one after the other, prints what each found and answers whether all are clean. */
async function runInTurn(checks: readonly Check[]): Promise<boolean> {
  let clean = true;
  for (const check of checks) {
    // A guard keeps this process busy: between two of them the end of a tool is heard.
    await setImmediate();
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

/**
 * Runs every check, or those named, and answers whether all are clean: the tools beside the guards, because one alone
 * leaves a core idle. If no check has the given name, it fails, because nothing was checked.
 */
async function runChecks(names: readonly string[] = []): Promise<boolean> {
  const isWanted = ({ name }: Check): boolean =>
    names.length === 0 || names.some((wanted) => name.includes(wanted));
  const unknown = names.filter((name) => ![...tools, ...guards].some((check) => check.name.includes(name)));
  for (const name of unknown) console.error(`  FAIL No check is called ${name}`);
  const clean = await Promise.all([runInTurn(tools.filter(isWanted)), runInTurn(guards.filter(isWanted))]);
  return unknown.length === 0 && clean.every(Boolean);
}

if (import.meta.main) {
  endChildrenWithThisProcess();
  const names = process.argv.slice(2).flatMap((argument) => argument.split(','));
  process.exit((await runChecks(names)) ? 0 : 1);
}
