import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';
import { repositoryRoot } from './repository.ts';
import { spawnCommand } from './spawn-command.ts';

/** Only a root user on Debian and its children may have packages installed for them; others are told what to do. */
export function canInstallPackages(): boolean {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram('apt-get') !== undefined
  );
}

/** A mirror that fails once is asked again, and the command waits for another installation to end. */
const PATIENCE = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];

/** Installs Debian packages without questions. Answers what went wrong, or nothing. */
export async function installPackages(names: readonly string[]): Promise<string | undefined> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { cwd: repositoryRoot, env, quiet: true };
  console.log(`Installing ${names.join(', ')} with apt-get …`);
  const update = await spawnCommand('apt-get', ['update', '-q', ...PATIENCE], options);
  const install = await spawnCommand(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...PATIENCE, ...names],
    options,
  );
  if (install.code === 0) return undefined;
  return `${update.code === 0 ? '' : update.output}${install.output}`.trim();
}
