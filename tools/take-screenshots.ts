import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALE, ZONE } from '@marco/country/zone';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, journeyChromiumPath } from '../e2e/support/chromium.ts';
import { waitForScreen } from '../e2e/support/screen-look.ts';
import { buildWeb } from './build-web.ts';
import { runProduct } from './product/run-product.ts';
import { repositoryRoot } from './system/repository.ts';

const FOLDER = 'docs/screenshots';
const WIDTH = 1280;
const LIMIT_BYTES = 200_000;
const QUALITY = 90;

/** A screen of the demonstration, and how much of it the picture shows. */
interface Screenshot {
  readonly name: string;
  readonly path: string;
  readonly height: number;
  /** Text that is on show while the screen still asks for something. */
  readonly passing?: string;
}

const SCREENSHOTS: readonly Screenshot[] = [
  { name: 'inicio', path: '/', height: 832, passing: 'Verificando si ya inició sesión' },
  { name: 'mesa', path: '/mesas-interoperabilidad/consult/1', height: 850 },
  { name: 'elemento-de-dato', path: '/diccionario/codMunicipio', height: 872 },
];

async function capture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  // Playwright writes PNG and JPEG; Chromium itself writes WebP, a third of their size.
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  return Buffer.from(data, 'base64');
}

async function takeScreenshot(context: BrowserContext, shot: Screenshot): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: WIDTH, height: shot.height });
  await page.goto(shot.path, { waitUntil: 'networkidle' });
  await waitForScreen(page);
  if (shot.passing) await page.getByText(shot.passing).waitFor({ state: 'hidden' });
  await page.evaluate('document.fonts.ready');
  const picture = await capture(page);
  if (picture.length > LIMIT_BYTES) throw new Error(`${shot.name} has ${picture.length} bytes`);
  writeFileSync(join(repositoryRoot, FOLDER, `${shot.name}.webp`), picture);
  console.log(`${FOLDER}/${shot.name}.webp: ${WIDTH} × ${shot.height}, ${picture.length} bytes`);
  await page.close();
}

/** Opens every screen in a browser of its own and ends it. */
async function takeAll(baseURL: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: journeyChromiumPath(), args: chromiumArguments });
  try {
    const context = await browser.newContext({
      baseURL,
      locale: LOCALE,
      timezoneId: ZONE.name,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    for (const shot of SCREENSHOTS) await takeScreenshot(context, shot);
  } finally {
    await browser.close();
  }
}

// Starts the product with its demo data in an empty folder, writes the pictures of the README and ends.
await buildWeb();
mkdirSync(join(repositoryRoot, FOLDER), { recursive: true });
const directory = mkdtempSync(join(tmpdir(), 'marco-screenshots-'));
try {
  const product = await runProduct({
    DATA_DIR: directory,
    DATABASE_URL: '',
    DEMO_DATA: 'on',
    LOGIN_ATTEMPT_DELAY_MS: '0',
  });
  try {
    await takeAll(product.url);
  } finally {
    await product.stop();
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
