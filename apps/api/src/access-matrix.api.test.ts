import { type AnyEndpoint, commonErrors, type ExposedAddress, listAddresses } from '@marco/contract-kit';
import { type StubIssuer, startStubIssuer, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallerKind, type Callers, callerKinds, openCallers } from '../testing/access-callers.ts';
import { FOR_EVERYBODY, PROBES, takesForeignId } from '../testing/foreign-probes.ts';
import {
  createForeignRecords,
  type ForeignRecords,
  grantEverything,
  readForeignRecords,
} from '../testing/foreign-records.ts';
import { expectNothing, type Probe } from '../testing/probe.ts';
import { listModules } from './modules.ts';

/** Calls under the private base that need no session. */
const OPEN_ADDRESSES = [
  '/api/cuenta/reset-password/finish',
  '/api/cuenta/reset-password/init',
  '/api/servicioLogin/login',
  '/api/servicioLogin/nonce',
];

/** Calls that end sessions of the caller. */
const CLOSING = new Set(['logout', 'closeOtrasSesiones']);

const modules = listModules({} as never);
const addresses: { endpoint: AnyEndpoint; address: ExposedAddress }[] = modules.flatMap((module) =>
  module.endpoints.flatMap(({ endpoint }) =>
    listAddresses(endpoint).map((address) => ({ endpoint, address })),
  ),
);

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

/** What the access of an address means for a kind of caller: the status of a refusal, or none. */
function expectedRefusal({ access }: ExposedAddress, kind: CallerKind): 401 | 403 | undefined {
  if (access.kind === 'public') return undefined;
  // A token that is no token of the authenticator is refused by the handler, after the body was understood.
  if (access.kind === 'external-identity') return kind === 'anonymous' ? 401 : undefined;
  if (kind === 'anonymous' || kind === 'external-identity') return 401;
  if (access.kind === 'session') return undefined;
  return callers[kind].permissions.has(`${access.resource}:${access.action}`) ? undefined : 403;
}

async function callAs(kind: CallerKind, endpoint: AnyEndpoint, url: string): Promise<number> {
  const { bearer } = callers[kind];
  const answer = await test.app.inject({
    method: endpoint.method,
    url: url.replaceAll(/\{\w+\}/g, '1'),
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    ...(endpoint.method === 'GET' ? {} : { payload: {} }),
  });
  return answer.statusCode;
}

describe('access matrix', () => {
  it('every context brings endpoints and no operation is bound twice', () => {
    expect(modules.every(({ endpoints }) => endpoints.length > 0)).toBe(true);
    const operations = modules.flatMap(({ endpoints }) =>
      endpoints.map(({ endpoint }) => endpoint.operation),
    );
    expect(new Set(operations).size).toBe(operations.length);
    expect(addresses.length).toBeGreaterThanOrEqual(25);
  });

  it('[GEN-02] without a session only public addresses, the login service and the password recovery answer', () => {
    const open = addresses.filter(
      ({ address }) => address.base === '/api' && address.access.kind === 'public',
    );
    expect(open.map(({ address }) => address.url).sort()).toEqual(OPEN_ADDRESSES);
  });

  it('[GEN-02] every other call answers 401 with a Spanish mensaje', async () => {
    const open = new Set<string>(OPEN_ADDRESSES);
    const closed = addresses.filter(({ address }) => address.base === '/api' && !open.has(address.url));
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

  it('[GEN-02] every call under /api-public/ answers without a session', async () => {
    for (const { endpoint, address } of addresses.filter(({ address }) => address.base === '/api-public'))
      expect([401, 403, 500]).not.toContain(await callAs('anonymous', endpoint, address.url));
  });

  it('[GEN-01] every mensaje of the error catalogues is Spanish', () => {
    const definitions = [
      ...Object.values(commonErrors),
      ...modules.flatMap(({ endpoints }) =>
        endpoints.flatMap(({ endpoint }) => Object.values(endpoint.errors ?? {})),
      ),
    ];
    expect(definitions.length).toBeGreaterThan(20);
    for (const { mensaje } of definitions) {
      // Texts of the specification stand to the letter, some without their full stop.
      expect(mensaje).toMatch(/^[A-ZÁÉÍÓÚ].+[.a-záéíóú]$/);
      expect(mensaje).toMatch(/\b(el|las?|los?|su|no|de|para|se|ha|una?|en|ya|este)\b/i);
      expect(mensaje).not.toMatch(/\b(the|not|is|invalid|error of|your|please|failed)\b/i);
    }
  });

  describe.each(addresses.map((entry) => [`${entry.endpoint.method} ${entry.address.url}`, entry] as const))(
    '%s',
    (_name, { endpoint, address }) => {
      it.each(callerKinds)('%s', async (kind) => {
        const status = await callAs(kind, endpoint, address.url);
        const refusal = expectedRefusal(address, kind);
        if (refusal) expect(status).toBe(refusal);
        else expect([401, 403, 500]).not.toContain(status);
        // Whose sessions ended comes back for the cases that follow.
        if (CLOSING.has(endpoint.operation)) callers = await openCallers(test.database.kysely, issuer);
      });
    },
  );

  describe('each role in another entity', () => {
    /** Roles that do not read every entity. */
    const scoped = ['leader', 'staff', 'ies', 'private', 'operator'] as const;
    const targets = addresses.filter(
      ({ endpoint, address }) => address.base === '/api' && endpoint.operation in PROBES,
    );
    let records: ForeignRecords;
    beforeAll(async () => {
      records = await createForeignRecords(test.database.kysely);
    });

    async function probe(kind: CallerKind, endpoint: AnyEndpoint, url: string) {
      const { payload, nothing, ...aim } = PROBES[endpoint.operation] as Probe;
      const before = await readForeignRecords(test.database.kysely, records);
      const answer = await test.app.inject({
        method: endpoint.method,
        url: aim.url?.(records) ?? url,
        headers: { authorization: `Bearer ${callers[kind].bearer}` },
        ...(payload ? { payload: payload(records) } : {}),
      });
      expect(await readForeignRecords(test.database.kysely, records)).toEqual(before);
      for (const mark of records.marks) expect(answer.body).not.toContain(mark);
      expectNothing(answer, nothing);
    }

    it('every operation that takes the id of a record has a probe or is for everybody', () => {
      const operations = addresses
        .filter(({ endpoint, address }) => address.base === '/api' && takesForeignId(endpoint, address))
        .map(({ endpoint }) => endpoint.operation);
      expect(operations.sort()).toEqual([...Object.keys(PROBES), ...Object.keys(FOR_EVERYBODY)].sort());
    });

    it('the ministry does reach these records, so the probes aim at something', async () => {
      const answer = await test.app.inject({
        url: `/api/usuarios/${records.usuarioId}`,
        headers: { authorization: `Bearer ${callers.administrator.bearer}` },
      });
      for (const mark of records.marks) expect(answer.body).toContain(mark);
    });

    const cases = targets.map((entry) => [entry.endpoint.operation, entry] as const);

    describe.each(cases)('%s, with the permissions of the role', (_name, { endpoint, address }) => {
      it.each(scoped)('%s', (kind) => probe(kind, endpoint, address.url));
    });

    describe('with every permission a role of an entity may hold', () => {
      beforeAll(() => grantEverything(test.database.kysely));
      describe.each(cases)('%s', (_name, { endpoint, address }) => {
        it.each(scoped)('%s', (kind) => probe(kind, endpoint, address.url));
      });
    });

    it('more than a thousand cases hold', () => {
      const total = addresses.length * callerKinds.length + cases.length * scoped.length * 2;
      expect(total).toBeGreaterThan(1000);
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
