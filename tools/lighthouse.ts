import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { runProduct } from './product/run-product.ts';
import { findChromium } from './system/find-chromium.ts';
import { repositoryRoot } from './system/repository.ts';
import { spawnCommand } from './system/spawn-command.ts';

/** Run by npx: an audit tool of this size is no dependency of the product. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const PAGES = { landing: '/', 'mesas home': '/mesas-interoperabilidad/home' } as const;
const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
}

async function audit(url: string, output: string, chromium: string): Promise<Report> {
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
  const { code, output: text } = await spawnCommand(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--preset=desktop',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
    ],
    { cwd: repositoryRoot, env: { ...process.env, CHROME_PATH: chromium }, quiet: true },
  );
  if (code !== 0) throw new Error(`Lighthouse ended with code ${code}:\n${text}`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

/** Prints the scores of the built landing and mesas home on a desktop; nothing is asserted. */
await buildWeb();
const chromium = findChromium();
if (!chromium) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.');
const directory = mkdtempSync(join(tmpdir(), 'marco-lighthouse-'));
const product = await runProduct({ DATA_DIR: directory });
try {
  for (const [name, path] of Object.entries(PAGES)) {
    const report = await audit(product.url + path, join(directory, 'report.json'), chromium.path);
    const scores = Object.entries(CATEGORIES).map(
      ([category, goal]) =>
        `${category} ${Math.round((report.categories[category]?.score ?? 0) * 100)} (goal ${goal})`,
    );
    console.log(`${name}: ${scores.join(', ')}`);
  }
} finally {
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
}
