import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaces, type Workspace } from '../guards/workspaces.ts';

const OWN_SCOPE = '@marco/';
/** Workspaces that are no part of an installation. */
const FOR_DEVELOPMENT = ['', 'e2e', 'bench', 'test-kit'];

/** A package of npm that a workspace names. */
export interface Dependency {
  readonly name: string;
  readonly version: string;
  /** Folders of the workspaces that name it, `root` for the repository's own. */
  readonly usedBy: readonly string[];
  readonly kind: 'product' | 'development' | 'runtime';
  /** SPDX expression; nothing where none is found. */
  readonly licence: string | undefined;
}

interface Use {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  readonly kind: Dependency['kind'];
}

function listUses({ folder, manifest }: Workspace): Use[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
  const kind = FOR_DEVELOPMENT.includes(folder) ? 'development' : 'product';
  const uses = (versions: typeof dependencies, as: Dependency['kind']): Use[] =>
    Object.entries(versions ?? {}).map(([name, version]) => ({ name, version, folder, kind: as }));
  return [
    ...uses(dependencies, kind),
    ...uses(peerDependencies, kind),
    ...uses(devDependencies, 'development'),
    ...uses(optionalDependencies, 'runtime'),
  ].filter(({ name }) => !name.startsWith(OWN_SCOPE));
}

/** A package without the field has a file with the text of its licence. */
function readLicenceFile(folder: string): string | undefined {
  const name = existsSync(folder)
    ? readdirSync(folder).find((file) => /^licen[cs]e(\.|$)/i.test(file))
    : undefined;
  const start = name === undefined ? '' : readFileSync(join(folder, name), 'utf8').slice(0, 300);
  if (/Apache License\s+Version 2\.0/.test(start)) return 'Apache-2.0';
  return /MIT License/.test(start) ? 'MIT' : undefined;
}

type Licences = Readonly<Record<string, { readonly license?: string } | undefined>>;

/** Of what is not installed here, such as the Node of another system, the lock file tells the licence. */
function readLocked(root: string): Licences {
  const file = join(root, 'package-lock.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages?: Licences }).packages ?? {};
}

function readLicence(root: string, name: string, locked: Licences): string | undefined {
  const folder = join(root, 'node_modules', name);
  const manifest = join(folder, 'package.json');
  const told = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { license?: string }).license
    : undefined;
  return told ?? readLicenceFile(folder) ?? locked[`node_modules/${name}`]?.license;
}

function mainKind(uses: readonly Use[]): Dependency['kind'] {
  if (uses.some(({ kind }) => kind === 'product')) return 'product';
  return uses.some(({ kind }) => kind === 'runtime') ? 'runtime' : 'development';
}

/** Every direct dependency of every workspace, by name. */
export function readDependencies(root: string): Dependency[] {
  const locked = readLocked(root);
  const byName = Map.groupBy(readWorkspaces(root).flatMap(listUses), ({ name }) => name);
  return [...byName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, uses]) => ({
      name,
      version: [...new Set(uses.map(({ version }) => version))].join(', '),
      usedBy: [...new Set(uses.map(({ folder }) => folder || 'root'))].sort(),
      kind: mainKind(uses),
      licence: readLicence(root, name, locked),
    }));
}
