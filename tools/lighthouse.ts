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
const PAGES = {
  landing: '/',
  directory: '/directorio-servicios',
  element: '/diccionario/codMunicipio',
  servicio: '/directorio-servicios/cancilleria/consulta-de-pasaportes-vigentes',
} as const;
/** Flags of each form of the page, and what its performance is compared with. */
const FORMS = {
  desktop: { flags: ['--preset=desktop'], performance: 99 },
  mobile: { flags: [], performance: 95 },
} as const;
const WHOLE = { accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** The best of several: a pause of the machine is no property of a page. */
const RUNS = 5;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
}

async function audit(url: string, flags: readonly string[], output: string): Promise<Report> {
  const chromeFlags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
  const { code, output: text } = await spawnCommand(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      ...flags,
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${chromeFlags}`,
    ],
    { cwd: repositoryRoot, env: { ...process.env, CHROME_PATH: chromiumPath }, quiet: true },
  );
  if (code !== 0) throw new Error(`Lighthouse ended with code ${code}:\n${text}`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

const toScore = (report: Report, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** Prints the best scores of the built pages on a desktop and on a phone, beside their marks; nothing is asserted. */
await buildWeb();
const chromiumPath = findChromium()?.path;
if (chromiumPath === undefined) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.');
const directory = mkdtempSync(join(tmpdir(), 'marco-lighthouse-'));
const product = await runProduct({ DATA_DIR: directory });
try {
  for (const [form, { flags, performance }] of Object.entries(FORMS))
    for (const [name, path] of Object.entries(PAGES)) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const audited = audit(product.url + path, flags, join(directory, 'report.json'));
        // A browser that records no trace says nothing of the page.
        const report = await audited.catch((error: unknown) =>
          console.log(`${name}: a run failed, ${error}`),
        );
        if (report) reports.push(report);
      }
      if (reports.length === 0) throw new Error(`No run of ${name} on a ${form} ended well.`);
      const scores = Object.entries({ performance, ...WHOLE }).map(([category, mark]) => {
        const best = Math.max(...reports.map((report) => toScore(report, category)));
        return `${category} ${best} (mark ${mark})`;
      });
      console.log(`${name} on a ${form}: ${scores.join(', ')}`);
    }
} finally {
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
}
