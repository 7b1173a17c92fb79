import { type AnyEndpoint, commonErrors, type Problem } from '@marco/contract-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badBody } from '../testing/bad-bodies.ts';
import { type BoundAddress, boundAddresses } from '../testing/bound-modules.ts';
import { computeDatabaseDigest, listChangedTables } from '../testing/database-digest.ts';
import { grantEverything } from '../testing/grant-everything.ts';
import { findLibraryWord, omitQuoted } from '../testing/library-words.ts';

/** Bodies in all; `npm run test:fuzz` asks for more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2_000);

/** Time a run may take: generous, the number of runs decides. */
const LIMIT_MS = 60_000 + RUNS * 60;

/** Calls that end the session with which the others are made. */
const CLOSING = new Set(['logout']);

/** Written by calls without a body that are right whatever comes with them: what they did is in the audit trail. */
const WRITTEN_WITHOUT_BODY = [
  'login_nonces',
  // Whoever asks first how the product runs has it measured.
  'producto_mediciones',
  'producto_incidentes',
  'audit_events',
  'mesas_entidades',
  'mesas_servicios',
  // A row nothing refers to is deleted by its address alone, and separated from what it is related to.
  'sistemas',
  'lenguajes',
  'bases_de_datos',
  'dominios',
  'criterios_evaluacion',
  'sectores',
  'departamentos',
  'municipios',
  // A schema or the registry somebody takes leaves a count.
  'esquemas_descargas',
  // The evaluation of a proposed standard begins by its address alone.
  'estandares',
  // So do the publication of a draft layer, the end of a thread of comments and that of a use of an element.
  'capas_de_uso',
  'capas_de_uso_versiones',
  'elementos_comentarios',
  'servicios_elementos',
];

const withBody = boundAddresses.filter(({ endpoint }) => endpoint.request.body);
const withoutBody = boundAddresses.filter(({ endpoint }) => !endpoint.request.body);

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  await grantEverything(test.database.kysely);
  token = await openTestSession(test.database.kysely, '1000000001');
});
afterAll(() => test.close());

const parameter = fc.oneof(
  fc.constantFrom('1', 'sectores', 'usuario-aprobado', 'sesion.inactividad', '..', '%00'),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.nat().map(String),
);
const names = [
  ...new Set(boundAddresses.flatMap(({ endpoint }) => Object.keys(endpoint.request.query?.shape ?? {}))),
];
const query = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 20 }), {
  maxKeys: 3,
});

interface Call {
  readonly body: string | undefined;
  readonly parameter: string;
  readonly query: Record<string, string>;
  readonly withSession: boolean;
  readonly key: string;
  /** Another caller each time: how many calls one may make is not what is asked here. */
  readonly remoteAddress: string;
}

function callOf({ endpoint }: BoundAddress): fc.Arbitrary<Call> {
  return fc.record({
    body: endpoint.request.body ? badBody(endpoint.request.body) : fc.constant(undefined),
    parameter,
    query,
    withSession: fc.oneof(
      { weight: 9, arbitrary: fc.constant(!CLOSING.has(endpoint.operation)) },
      fc.constant(false),
    ),
    key: fc.uuid(),
    remoteAddress: fc.ipV4(),
  });
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

async function send({ endpoint, address }: BoundAddress, call: Call) {
  const search = Object.entries(call.query).map(([name, value]) => `${name}=${encode(value)}`);
  const answer = await test.app.inject({
    method: endpoint.method,
    remoteAddress: call.remoteAddress,
    url: `${address.url.replaceAll(/\{\w+\}/g, encode(call.parameter))}?${search.join('&')}`,
    headers: {
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      'if-match': '"1"',
      'idempotency-key': call.key,
      ...(call.withSession ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(call.body === undefined ? {} : { payload: call.body }),
  });
  figures.requests += 1;
  figures.answers[answer.statusCode] = (figures.answers[answer.statusCode] ?? 0) + 1;
  expect(answer.statusCode, `${endpoint.method} ${address.url} ${answer.body}`).toBeLessThan(500);
  if (answer.statusCode >= 400) verifyReasons(endpoint, answer.json());
  return answer.statusCode;
}

/** Words of the library that validates, and of what else answers in English by itself. */
const ENGLISH =
  /\b(the|is|are|not|must|should|expected|received|required|invalid|unrecognized|input|too|string|number|boolean|object|array|error of|failed|match)\b/i;

/** A refusal has a code its contract knows, and each of its reasons is a sentence a person would say. */
function verifyReasons(endpoint: AnyEndpoint, problem: Problem): void {
  const place = `${endpoint.operation} ${JSON.stringify(problem)}`;
  expect(Object.keys({ ...commonErrors, ...endpoint.errors }), place).toContain(problem.code);
  expect(problem.mensaje, place).toMatch(/^\p{Lu}.*\.$/su);
  expect(problem.mensaje, place).not.toMatch(ENGLISH);
  if (problem.code === 'SOLICITUD_INVALIDA' && endpoint.request.body)
    figures.reasons += problem.detalles.length;
  for (const { mensaje } of problem.detalles) {
    const said = omitQuoted(mensaje);
    expect([place, findLibraryWord(mensaje)]).toEqual([place, undefined]);
    expect(said, place).toMatch(/^\p{Lu}/u);
    expect(said, place).not.toMatch(ENGLISH);
  }
}

const figures = { requests: 0, reasons: 0, answers: {} as Record<number, number> };

/** Sends each target its share of so many calls; answers how many. */
async function sendAll(
  group: readonly BoundAddress[],
  total: number,
  isRefusalAsked: boolean,
): Promise<number> {
  const share = Math.ceil(total / group.length);
  const before = figures.requests;
  for (const target of group) {
    await fc.assert(
      fc.asyncProperty(callOf(target), async (call) => {
        const status = await send(target, call);
        if (isRefusalAsked) expect(status, target.address.url).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: share },
    );
  }
  return figures.requests - before;
}

/** The run as a person reads it. */
function print(line: string): void {
  process.stdout.write(`fuzz: ${line} (seed ${fc.readConfigureGlobal().seed})\n`);
}

function count5xx(): number {
  return Object.entries(figures.answers).reduce((sum, [code, n]) => sum + (Number(code) >= 500 ? n : 0), 0);
}

describe('[GEN-01] bad input, whatever it is, gets a mensaje and reasons in Spanish', () => {
  it(
    `[GEN-01] at least ${RUNS} bodies no contract takes get a 4xx with a Spanish reason, at every address, and change nothing`,
    async () => {
      const before = await computeDatabaseDigest(test.database.kysely);
      const bodies = await sendAll(withBody, RUNS, true);
      const changed = listChangedTables(before, await computeDatabaseDigest(test.database.kysely));
      print(
        `${bodies} bodies, ${withBody.length} addresses, ${count5xx()} answers of 5xx, ${changed.length} of ${Object.keys(before).length} tables changed`,
      );
      expect(changed).toEqual([]);
      expect(bodies).toBeGreaterThanOrEqual(RUNS);
      expect(figures.reasons).toBeGreaterThan(RUNS / 2);
    },
    LIMIT_MS,
  );

  it(
    '[GEN-01] any path and search at the addresses without a body get an answer below 500, and change nothing',
    async () => {
      const before = await computeDatabaseDigest(test.database.kysely);
      const requests = await sendAll(withoutBody, RUNS / 4, false);
      const changed = listChangedTables(before, await computeDatabaseDigest(test.database.kysely));
      print(
        `${requests} requests without body, ${withoutBody.length} addresses, ${count5xx()} answers of 5xx, tables changed: ${changed.join(', ') || 'none'}`,
      );
      print(`answers ${JSON.stringify(figures.answers)}`);
      expect(changed.filter((table) => !WRITTEN_WITHOUT_BODY.includes(table))).toEqual([]);
    },
    LIMIT_MS,
  );
});
