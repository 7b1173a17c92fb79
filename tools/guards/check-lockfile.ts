import type { GuardReport, Violation } from './guard.ts';
import { readRepositoryFiles } from './source-files.ts';

interface Lockfile {
  readonly packages?: Readonly<
    Record<string, { readonly resolved?: string; readonly link?: boolean; readonly integrity?: string }>
  >;
}

/**
 * The lock file names no host (each machine installs from its own registry) and every package of a registry has its
 * integrity, which is what makes that safe.
 */
export function checkLockfile(root: string): GuardReport {
  const [file] = readRepositoryFiles(root, (path) => path === 'package-lock.json');
  const { packages = {} } = JSON.parse(file?.text ?? '{}') as Lockfile;
  const violations: Violation[] = Object.entries(packages).flatMap(
    ([path, { resolved, link, integrity }]) => {
      const found: Violation[] = [];
      const report = (rule: string, message: string) =>
        found.push({ file: 'package-lock.json', rule, message: `${path}: ${message}` });
      if (resolved?.includes('//')) report('resolved-host', `resolved names a host (${resolved})`);
      if (path.includes('node_modules/') && !link && !integrity) report('integrity', 'has no integrity');
      return found;
    },
  );
  const count = Object.keys(packages).length;
  if (count === 0) violations.push({ file: 'package-lock.json', rule: 'empty', message: 'has no packages' });
  return { violations, summary: `${count} packages` };
}
