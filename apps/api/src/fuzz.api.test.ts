import { type AnyEndpoint, type ExposedAddress, listAddresses } from '@marco/contract-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listModules } from './modules.ts';

/** `npm run test:fuzz` asks for more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2_147_483_647);

/** Time a run may take: generous, the number of runs decides. */
const LIMIT_MS = 60_000 + RUNS * 60;

const addresses = listModules({} as never).flatMap((module) =>
  module.endpoints.flatMap(({ endpoint }) =>
    listAddresses(endpoint).map((address) => ({ endpoint, address })),
  ),
);

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(test.database.kysely, '1000000001');
});
afterAll(() => test.close());

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    '\u0000',
    "'; drop table mesas; --",
    '%',
    '\\',
    '../../etc/passwd',
    '🙂',
    'ñ'.repeat(300),
    '\uD800',
  ),
  fc.constantFrom<unknown>(
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    Number.MAX_VALUE,
    null,
    true,
    [],
    {},
    '1',
    'true',
    'NaN',
  ),
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Names the contracts know, so that values reach their fields. */
const names = [
  ...new Set(
    addresses.flatMap(({ endpoint }) =>
      [endpoint.request.body, endpoint.request.query].flatMap((part) => Object.keys(part?.shape ?? {})),
    ),
  ),
];
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor'), nasty, { maxKeys: 6 }),
  nasty,
);

const call = fc.record({
  target: fc.constantFrom(...addresses),
  body,
  parameter: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.nat().map(String),
    fc.constantFrom('1', '..', '%00'),
  ),
  query: fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 20 }), {
    maxKeys: 3,
  }),
  withSession: fc.boolean(),
});

interface Call {
  readonly target: { endpoint: AnyEndpoint; address: ExposedAddress };
  readonly body: unknown;
  readonly parameter: string;
  readonly query: Record<string, string>;
  readonly withSession: boolean;
}

/** JSON of anything; what JSON cannot say is sent as a broken text, which is bad input too. */
function toText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return '{';
  }
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function send({ target, body: content, parameter, query, withSession }: Call) {
  const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
  return test.app.inject({
    method: target.endpoint.method,
    url: `${target.address.url.replaceAll(/\{\w+\}/g, encode(parameter))}?${search.join('&')}`,
    headers: {
      'content-type': 'application/json',
      ...(withSession ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(target.endpoint.method === 'GET' ? {} : { payload: toText(content) }),
  });
}

async function countRows(): Promise<unknown> {
  const { rows } =
    await sql`select (select count(*) from mesas) as mesas, (select count(*) from usuarios) as usuarios,
    (select count(*) from membresias) as membresias, (select count(*) from archivos) as archivos`.execute(
      test.database.kysely,
    );
  return rows[0];
}

describe('bad input', () => {
  it(
    `[GEN-01] ${RUNS} random requests get an answer below 500 with a Spanish reason, and change nothing (seed ${SEED})`,
    async () => {
      const before = await countRows();
      await fc.assert(
        fc.asyncProperty(call, async (request) => {
          fc.pre(!['logout', 'closeOtrasSesiones'].includes(request.target.endpoint.operation));
          const answer = await send(request);
          expect(answer.statusCode, `${request.target.address.url} ${answer.body}`).toBeLessThan(500);
          if (answer.statusCode >= 400) {
            expect(answer.json()).toMatchObject({
              code: expect.any(String),
              mensaje: expect.stringMatching(/\.$/),
            });
          }
        }),
        { numRuns: RUNS, seed: SEED },
      );
      expect(await countRows()).toEqual(before);
    },
    LIMIT_MS,
  );
});
