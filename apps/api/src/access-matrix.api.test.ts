import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type AnyEndpoint, commonErrors } from '@marco/contract-kit';
import { type StubIssuer, startStubIssuer, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallerKind, type Callers, callerKinds, openCallers } from '../testing/access-callers.ts';
import { compareAccess, presentLine, readAccessList, readPlainAccess } from '../testing/access-list.ts';
import { type BoundAddress, boundAddresses, boundModules } from '../testing/bound-modules.ts';
import { CLOSING, STREAMED } from '../testing/calls-apart.ts';
import { expectNothing } from '../testing/expect-nothing.ts';
import { listDeclared, PROBES, takesForeignId, toDeclaration } from '../testing/foreign-probes.ts';
import {
  createForeignRecords,
  type ForeignRecords,
  grantEverything,
  listMarks,
  readForeignRecords,
} from '../testing/foreign-records.ts';

/** Calls under the private base that need no session. */
const OPEN_ADDRESSES = [
  '/api/cuenta/reset-password/finish',
  '/api/cuenta/reset-password/init',
  '/api/servicioLogin/login',
  '/api/servicioLogin/nonce',
];

const repositoryRoot = join(import.meta.dirname, '../../..');
const listed = readAccessList(readFileSync(join(repositoryRoot, 'docs/access.md'), 'utf8'));
/** No second factor is asked here: `second-factor.api.test.ts` calls the same addresses with one. */
const whoByCall = new Map(listed.map(({ call, who }) => [call, readPlainAccess(who)]));

let test: TestApp;
let issuer: StubIssuer;
let callers: Callers;

beforeAll(async () => {
  issuer = await startStubIssuer();
  test = await startTestApp({ environment: { OIDC_ISSUER: issuer.issuer } });
  callers = await openCallers(test.database.kysely, issuer);
});
afterAll(async () => {
  await test.close();
  await issuer.stop();
});

/** The callers that can show a difference at an address. If it is open to anybody, two of them are enough. */
function listCallers(who: string): readonly CallerKind[] {
  return who === 'public' ? ['anonymous', 'staff'] : callerKinds;
}

/** What the list says of an address, for a kind of caller: the status of a refusal, or none. */
function expectRefusal(who: string, kind: CallerKind): 401 | 403 | 'answered' {
  if (who === 'public') return 'answered';
  // The handler refuses a token that is not of the authenticator, after the body was validated.
  if (who === 'external identity') return kind === 'anonymous' ? 401 : 'answered';
  if (kind === 'anonymous' || kind === 'external-identity') return 401;
  if (who === 'session') return 'answered';
  return callers[kind].permissions.has(who.replace(' · ', ':')) ? 'answered' : 403;
}

async function callAs(kind: CallerKind, endpoint: AnyEndpoint, url: string) {
  const { bearer } = callers[kind];
  return test.app.inject({
    method: endpoint.method,
    url: url.replaceAll(/\{\w+\}/g, '1'),
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    ...(endpoint.method === 'GET' ? {} : { payload: {} }),
  });
}

/** What the access of a call answers; the operation itself may still refuse the record, with a code of its context. */
async function readAccess(
  kind: CallerKind,
  endpoint: AnyEndpoint,
  url: string,
): Promise<401 | 403 | 500 | 'answered'> {
  const answer = await callAs(kind, endpoint, url);
  if (answer.statusCode === 401 || answer.statusCode === 500) return answer.statusCode;
  return answer.statusCode === 403 && answer.json().code in commonErrors ? 403 : 'answered';
}

describe('access matrix', () => {
  it('every context brings endpoints and no operation is bound twice', () => {
    expect(boundModules.every(({ endpoints }) => endpoints.length > 0)).toBe(true);
    const operations = boundModules.flatMap(({ endpoints }) =>
      endpoints.map(({ endpoint }) => endpoint.operation),
    );
    expect(new Set(operations).size).toBe(operations.length);
    expect(boundAddresses.length).toBeGreaterThanOrEqual(25);
  });

  it('[GEN-02] without a session only public addresses, the login service and the password recovery answer', () => {
    const open = boundAddresses.filter(
      ({ address }) => address.base === '/api' && address.access.kind === 'public',
    );
    expect(open.map(({ address }) => address.url).sort()).toEqual(OPEN_ADDRESSES);
  });

  it('[GEN-02] [API-25] every other call answers 401 with a Spanish mensaje', async () => {
    const open = new Set<string>(OPEN_ADDRESSES);
    const closed = boundAddresses.filter(({ address }) => address.base === '/api' && !open.has(address.url));
    expect(closed.length).toBeGreaterThan(10);
    for (const { endpoint, address } of closed) {
      const answer = await test.app.inject({
        method: endpoint.method,
        url: address.url.replaceAll(/\{\w+\}/g, '1'),
        ...(endpoint.method === 'GET' ? {} : { payload: {} }),
      });
      expect([address.url, answer.statusCode]).toEqual([address.url, 401]);
      expect(answer.json().mensaje).toBe('Su sesión no existe o ya terminó. Inicie sesión de nuevo.');
    }
  });

  it('[GEN-02] [API-25] every call under /api-public/ answers without a session', async () => {
    for (const { endpoint, address } of boundAddresses.filter(
      ({ address }) => address.base === '/api-public',
    ))
      expect([401, 403, 500]).not.toContain((await callAs('anonymous', endpoint, address.url)).statusCode);
  });

  it('[GEN-01] every mensaje of the error catalogues is Spanish', () => {
    const definitions = [
      ...Object.values(commonErrors),
      ...boundModules.flatMap(({ endpoints }) =>
        endpoints.flatMap(({ endpoint }) => Object.values(endpoint.errors ?? {})),
      ),
    ];
    expect(definitions.length).toBeGreaterThan(20);
    for (const { mensaje } of definitions) {
      // Texts of the specification are used literally; some have no full stop.
      expect(mensaje).toMatch(/^[A-ZÁÉÍÓÚ].+[.a-záéíóú]$/);
      expect(mensaje).toMatch(/\b(el|las?|los?|su|no|de|para|se|ha|una?|en|ya|este)\b/i);
      expect(mensaje).not.toMatch(/\b(the|not|is|invalid|error of|your|please|failed)\b/i);
    }
  });

  it('what stands in docs/access.md and what the endpoints say is the same', () => {
    expect(compareAccess(listed, boundAddresses.map(presentLine))).toEqual([]);
  });

  it('what is left to its own test is called there', () => {
    for (const [call, file] of Object.entries(STREAMED)) {
      expect(whoByCall.get(call)).toBe('public');
      expect(readFileSync(join(repositoryRoot, file), 'utf8')).toContain(basename(call));
    }
  });

  const asked = boundAddresses.filter((bound) => !(presentLine(bound).call in STREAMED));

  it.each(asked.map((bound) => [presentLine(bound).call, bound] as const))(
    '%s',
    async (call, { endpoint, address }) => {
      const who = whoByCall.get(call) ?? 'in no list';
      const expected: Record<string, unknown> = {};
      const found: Record<string, unknown> = {};
      for (const kind of listCallers(who)) {
        expected[kind] = expectRefusal(who, kind);
        found[kind] = await readAccess(kind, endpoint, address.url);
        // A caller whose sessions ended signs in again for the following calls.
        if (CLOSING.has(endpoint.operation)) callers = await openCallers(test.database.kysely, issuer);
      }
      expect(found).toEqual(expected);
    },
  );

  describe('each role in another entity', () => {
    /** Roles that do not read every entity. */
    const scoped = ['leader', 'staff', 'ies', 'private', 'operator'] as const;
    const targets = boundAddresses.filter(
      ({ endpoint, address }) => address.base === '/api' && endpoint.operation in PROBES,
    );
    let records: ForeignRecords;
    beforeAll(async () => {
      records = await createForeignRecords(test.database.kysely);
      stored = await readForeignRecords(test.database.kysely, records);
    });

    /** The records after the operation before: no role's probe changes them. */
    let stored: unknown;

    async function probe(kind: CallerKind, endpoint: AnyEndpoint, url: string) {
      const { payload, nothing, ...aim } = PROBES[endpoint.operation] ?? {};
      const answer = await test.app.inject({
        method: endpoint.method,
        url: aim.url?.(records) ?? url,
        headers: {
          authorization: `Bearer ${callers[kind].bearer}`,
          ...(endpoint.irreversible ? { 'if-match': '*' } : {}),
        },
        ...(payload ? { payload: payload(records) } : {}),
      });
      for (const mark of listMarks(records)) expect(answer.body, kind).not.toContain(mark);
      expectNothing(answer, nothing, kind);
    }

    async function probeAll({ endpoint, address }: BoundAddress) {
      for (const kind of scoped) await probe(kind, endpoint, address.url);
      const before = stored;
      stored = await readForeignRecords(test.database.kysely, records);
      expect(stored).toEqual(before);
    }

    it('every operation that takes the id of a record has a probe or is for everybody, as its context declares', () => {
      const expected = boundAddresses
        .filter(({ endpoint, address }) => address.base === '/api' && takesForeignId(endpoint, address))
        .map(({ endpoint: { context, operation } }) => toDeclaration(context, operation));
      expect(listDeclared().sort()).toEqual(expected.sort());
    });

    it('the ministry does reach these records, so the probes aim at something', async () => {
      const { usuarioId, solicitudDevueltaId } = records;
      const headers = { authorization: `Bearer ${callers.administrator.bearer}` };
      const urls = ['', '/conversacion'].map((suffix) => `/api/solicitud/${solicitudDevueltaId}${suffix}`);
      let told = '';
      for (const url of [`/api/usuarios/${usuarioId}`, ...urls])
        told += (await test.app.inject({ url, headers })).body;
      expect(listMarks(records)).toHaveLength(4);
      for (const mark of listMarks(records)) expect(told).toContain(mark);
    });

    const cases = targets.map((bound) => [bound.endpoint.operation, bound] as const);

    it.each(cases)('%s, with the permissions of each role', (_name, bound) => probeAll(bound));

    describe('with every permission a role of an entity may hold', () => {
      beforeAll(() => grantEverything(test.database.kysely));
      it.each(cases)('%s', (_name, bound) => probeAll(bound));
    });
  });

  it('[GEN-02] an address nobody bound is a 404 problem, with and without a session', async () => {
    for (const url of ['/api/no-existe', '/api-public/no-existe']) {
      const answer = await test.app.inject({ url, headers: { accept: 'application/json' } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NO_ENCONTRADO' });
    }
  });
});
