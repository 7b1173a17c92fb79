import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFirstFiles } from './first-files/write-first-files.ts';
import { listFiles } from './system/list-files.ts';
import { precompress } from './system/precompress.ts';
import { repositoryRoot } from './system/repository.ts';
import { endChildrenWithThisProcess, spawnCommand } from './system/spawn-command.ts';

/** Whatever can change a byte of the built application. */
const INPUT_FOLDERS = [
  'apps/web',
  'country',
  'platform/web-kit',
  'platform/contract-kit',
  'platform/patterns',
  'contexts',
  'tools/first-files',
];
const INPUT_FILES = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json'];
const CONTEXT_INPUT = /^contexts\/[^/]+\/(web|contract|rules|package\.json)/;
const TEST_FILE = /\.(test|spec)\.tsx?$/;

function isInput(path: string): boolean {
  return !TEST_FILE.test(path) && (!path.startsWith('contexts/') || CONTEXT_INPUT.test(path));
}

/** Hash of the names and contents the build reads. */
export function hashWebInputs(root: string): string {
  const hash = createHash('sha256');
  const files = [...listFiles(root, INPUT_FOLDERS).filter(isInput), ...INPUT_FILES];
  for (const path of files.filter((file) => existsSync(join(root, file)))) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether the last build came from the inputs as they are now. The hash is written last, so a broken one is not. */
function isFresh(distFolder: string, hash: string): boolean {
  const record = join(distFolder, '.build-hash');
  return existsSync(record) && readFileSync(record, 'utf8') === hash;
}

/**
 * Builds and precompresses `apps/web` into `apps/web/dist`, unless that build is fresh. Rejects with the builder's
 * output when it fails. `force` builds anyway.
 */
export async function buildWeb(options: { readonly force?: boolean } = {}): Promise<void> {
  const folder = join(repositoryRoot, 'apps/web');
  const dist = join(folder, 'dist');
  const hash = hashWebInputs(repositoryRoot);
  if (!options.force && isFresh(dist, hash)) {
    console.log('Web application: already built, nothing changed');
    return;
  }
  console.log('Building the web application …');
  const begun = performance.now();
  const vite = join(repositoryRoot, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  // The application empties the folder; the page that people save comes after it.
  for (const config of ['vite.config.ts', 'single-page.config.ts']) {
    const result = await spawnCommand(
      process.execPath,
      [vite, 'build', '--config', join(folder, config), '--logLevel', 'warn'],
      { cwd: folder, env, quiet: true },
    );
    if (result.code !== 0) throw new Error(`The web application could not be built:\n${result.output}`);
    if (result.output.trim() !== '') console.log(result.output.trim());
  }
  writeFirstFiles(dist);
  const compressed = await precompress(dist);
  writeFileSync(join(dist, '.build-hash'), hash);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`Web application: built in ${seconds} s, ${compressed} files precompressed`);
}

if (import.meta.main) {
  endChildrenWithThisProcess();
  await buildWeb({ force: process.argv.includes('--force') });
}
