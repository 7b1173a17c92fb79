import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Violation } from './guard.ts';
import { lineAt, type SourceFile } from './source-files.ts';

const HOME_PATH = /(?<![\w./:@-])\/(?:home|Users|root|work)\/[\w.-]+|\b[A-Z]:\\Users\\/g;
const PUBLIC_REGISTRIES = new Set(['registry.npmjs.org']);

/** That of the machine, which a tree without settings of its own has; npm takes half a second to tell. */
let ofMachine: { readonly host: string | undefined } | undefined;

/** Host of the registry this machine installs from, unless it is the public one. */
function findPrivateRegistry(root: string): string | undefined {
  if (existsSync(join(root, '.npmrc'))) return askRegistry(root);
  ofMachine ??= { host: askRegistry(root) };
  return ofMachine.host;
}

function askRegistry(root: string): string | undefined {
  try {
    const address = execFileSync('npm', ['config', 'get', 'registry'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const { host } = new URL(address);
    return PUBLIC_REGISTRIES.has(host) ? undefined : host;
  } catch {
    return undefined;
  }
}

function findText(file: SourceFile, wanted: string, rule: string, message: string): Violation[] {
  const index = file.text.indexOf(wanted);
  return index < 0 ? [] : [{ file: file.path, line: lineAt(file.text, index), rule, message }];
}

/** Paths and hosts of the machine of a developer: they have no meaning elsewhere, or reveal too much. */
export function findMachineTraces(files: readonly SourceFile[], root: string): Violation[] {
  const registry = findPrivateRegistry(root);
  const places = [root, homedir()].filter((place) => place.split('/').length > 2);
  return files.flatMap((file) => [
    ...[...file.text.matchAll(HOME_PATH)].map((match) => ({
      file: file.path,
      line: lineAt(file.text, match.index),
      rule: 'machine-path',
      message: `'${match[0]}' exists on one machine only`,
    })),
    ...places.flatMap((place) => findText(file, place, 'machine-path', 'names a folder of this machine')),
    ...(registry ? findText(file, registry, 'registry-host', 'names the registry of this machine') : []),
  ]);
}
