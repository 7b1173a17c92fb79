import { expect, type Page, test } from './support/journey.ts';
import { openSession } from './support/open-session.ts';
import { waitForScreen } from './support/screen-look.ts';
import { readWire, type WireAnswer } from './support/wire.ts';

interface Route {
  readonly name: string;
  readonly path: string;
  /** Bytes of JavaScript a first visit may take, headers included. */
  readonly maxScriptBytes: number;
  readonly maxTripsBeforePaint: number;
  /** The server writes its first text: what it says of itself is there after two, and its code comes once that is drawn (ADR 0117). */
  readonly isToldFirst?: true;
  /** Number of the demo person who is signed in; nobody where absent. */
  readonly person?: string;
}

const ROUTES: readonly Route[] = [
  { name: 'landing', path: '/', maxScriptBytes: 131_500, maxTripsBeforePaint: 2, isToldFirst: true },
  {
    name: 'mesas home',
    path: '/mesas-interoperabilidad/home',
    maxScriptBytes: 170_000,
    maxTripsBeforePaint: 2,
  },
  {
    name: 'private home',
    path: '/app/home',
    maxScriptBytes: 199_900,
    maxTripsBeforePaint: 2,
    person: '1000000001',
  },
  {
    name: 'reports',
    path: '/app/reportes',
    maxScriptBytes: 220_000,
    maxTripsBeforePaint: 2,
    person: '1000000001',
  },
  {
    name: 'indicator',
    path: '/app/indicadores/IND-01',
    maxScriptBytes: 277_500,
    maxTripsBeforePaint: 2,
    person: '1000000001',
  },
  // Its form brings the dialogs and the rules of a form.
  { name: 'register', path: '/register', maxScriptBytes: 179_000, maxTripsBeforePaint: 2 },
  {
    name: 'dictionary',
    path: '/diccionario',
    maxScriptBytes: 152_500,
    maxTripsBeforePaint: 2,
    isToldFirst: true,
  },
  {
    name: 'element',
    path: '/diccionario/codMunicipio',
    maxScriptBytes: 170_000,
    maxTripsBeforePaint: 2,
    isToldFirst: true,
  },
  {
    name: 'directory',
    path: '/directorio-servicios',
    maxScriptBytes: 151_500,
    maxTripsBeforePaint: 2,
    isToldFirst: true,
  },
  {
    name: 'open data set',
    path: '/datos-abiertos/entidades',
    maxScriptBytes: 150_000,
    maxTripsBeforePaint: 2,
  },
  {
    name: 'servicio of the directory',
    path: '/directorio-servicios/cancilleria/consulta-de-pasaportes-vigentes',
    maxScriptBytes: 154_000,
    maxTripsBeforePaint: 2,
    isToldFirst: true,
  },
  { name: 'trámites', path: '/tramites', maxScriptBytes: 157_000, maxTripsBeforePaint: 2 },
  { name: 'trámite', path: '/tramites/T90002', maxScriptBytes: 164_000, maxTripsBeforePaint: 2 },
  { name: 'general data', path: '/datos-generales', maxScriptBytes: 170_000, maxTripsBeforePaint: 2 },
  { name: 'once-only map', path: '/mapa-solo-una-vez', maxScriptBytes: 167_000, maxTripsBeforePaint: 2 },
];

const AUTHENTICATOR = '/autenticador/';

/** The document, the code beside it, and what the screen asks for once it runs. */
const MAX_TRIPS_BEFORE_DATA = 3;

// Most of a visit waits for the latency: one worker would end last with all of them.
test.describe.configure({ mode: 'parallel' });

for (const route of ROUTES) {
  test(`the ${route.name} stays within its weight and its round trips on the wire`, async ({ page }) => {
    if (route.person) await openSession(page, route.person);
    const answers = await readWire(page, () => visit(page, route.path));
    // The frame that watches the session is a page of the authenticator: it comes some time after this page stands.
    const scripts = answers.filter(({ kind, path }) => kind === 'script' && !path.startsWith(AUTHENTICATOR));
    const bytes = sum(scripts, 'bytes');
    const beforePaint = longest(
      answers.filter(({ beforePaint, kind }) => beforePaint && (kind === 'script' || kind === 'style')),
    );
    const beforeData = longest(answers.filter(({ kind }) => kind === 'data'));
    process.stdout.write(
      `${route.name}: ${kilobytes(bytes)} of ${kilobytes(route.maxScriptBytes)} of JavaScript in ${scripts.length} files ` +
        `(${kilobytes(sum(scripts, 'headerBytes'))} of it headers); ${beforePaint} round trips before the first paint, ${beforeData} before the data\n`,
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect.soft(bytes).toBeLessThanOrEqual(route.maxScriptBytes);
    expect.soft(beforePaint).toBeLessThanOrEqual(route.maxTripsBeforePaint);
    expect.soft(beforeData).toBeLessThanOrEqual(MAX_TRIPS_BEFORE_DATA + (route.isToldFirst ? 1 : 0));
  });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitForScreen(page);
}

function sum(answers: readonly WireAnswer[], part: 'bytes' | 'headerBytes'): number {
  return answers.reduce((total, answer) => total + answer[part], 0);
}

function longest(answers: readonly WireAnswer[]): number {
  return Math.max(0, ...answers.map(({ trips }) => trips));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
