import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { firstPages } from './first-pages.ts';
import type { FirstPage } from './join-screens.ts';

const WEB = 'apps/web';
/** Scripts a page names. */
const SCRIPT = /(?:src|href)="\/([^"]+\.js)"/g;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The chunk of a module and everything it imports statically. */
function collectChunks(manifest: Manifest, key: string, chunks = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (!chunk || chunks.has(chunk)) return chunks;
  chunks.add(chunk);
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, chunks);
  return chunks;
}

const PICTURE = /\.(svg|webp|png)$/;

/** What every page loads: the scripts `index.html` names, and what they import. */
function collectOfEveryPage(dist: string, manifest: Manifest): Set<Chunk> {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = new Set([...page.matchAll(SCRIPT)].map(([, file]) => file));
  const chunks = new Set<Chunk>();
  for (const [key, { file }] of Object.entries(manifest))
    if (files.has(file)) collectChunks(manifest, key, chunks);
  if (chunks.size === 0) throw new Error('index.html names no script of the build.');
  return chunks;
}

function findKey(manifest: Manifest, module: string): string {
  // The builder names a module by the path inside `apps/web` or up from it.
  const key = posix.relative(WEB, module);
  if (key in manifest) return key;
  throw new Error(`${module} is no file of the build: the first-screens.ts of a context names lazy modules.`);
}

function findSharedKey(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((one) => one.startsWith('_') && manifest[one]?.name === name);
  if (key !== undefined) return key;
  throw new Error(
    `No file of the build is called ${name}: apps/web/chunks/shared-chunks.ts names what modules share.`,
  );
}

/**
 * Writes beside the manifest of a built application which files the first paint of each address needs and its page does
 * not name yet (`first-files.json`); the server names them in the page.
 *
 * @throws where a screen names a module that is no file of its own, or a shared file that is not there
 */
export function writeFirstFiles(dist: string, pages: readonly FirstPage[] = firstPages): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const ofEveryPage = collectOfEveryPage(dist, manifest);
  const firstFiles = pages.map(({ address, modules, shared }) => {
    const keys = [
      ...modules.map((module) => findKey(manifest, module)),
      ...shared.map((name) => findSharedKey(manifest, name)),
    ];
    const chunks = keys.flatMap((key) => [...collectChunks(manifest, key)]);
    const own = [...new Set(chunks)].filter((chunk) => !ofEveryPage.has(chunk));
    return {
      address,
      scripts: own.map(({ file }) => `/${file}`),
      styles: [...new Set(own.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
      pictures: [...new Set(own.flatMap(({ assets = [] }) => assets))]
        .filter((file) => PICTURE.test(file))
        .map((file) => `/${file}`),
    };
  });
  writeFileSync(join(dist, '.vite/first-files.json'), JSON.stringify(firstFiles));
}
