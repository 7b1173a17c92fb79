import { startStubIssuer, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Callers, openCallers } from '../testing/access-callers.ts';
import { boundAddresses } from '../testing/bound-modules.ts';
import { expectNothing } from '../testing/expect-nothing.ts';
import { PROBES } from '../testing/foreign-probes.ts';
import { createForeignRecords, type ForeignRecords, listMarks } from '../testing/foreign-records.ts';

/** The rows of each list without a filter, and the field of the answer with the name of the entity. */
const LISTS = {
  searchCompromisos: { rows: 'compromisos', entidad: 'entidad' },
  searchSolicitudes: { rows: 'solicitudes', entidad: 'entidad' },
  searchEntidades: { rows: 'entidades', entidad: 'nombre' },
  searchElementos: { rows: 'elementos', entidad: null },
  searchUsuarios: { rows: 'usuarios', entidad: null },
} as const;
/** Documents and finders that write the same lists. */
const DOCUMENTS = [
  'downloadEntidades',
  'downloadUsuarios',
  'downloadSolicitudes',
  'downloadElementos',
] as const;

let test: TestApp;
let callers: Callers;
let records: ForeignRecords;
beforeAll(async () => {
  const issuer = await startStubIssuer();
  test = await startTestApp({ environment: { OIDC_ISSUER: issuer.issuer } });
  callers = await openCallers(test.database.kysely, issuer);
  await issuer.stop();
  records = await createForeignRecords(test.database.kysely);
});
afterAll(() => test.close());

type Kind = 'administrator' | 'leader' | 'operator';

async function ask(operation: string, kind: Kind, payload: object) {
  const bound = boundAddresses.find(
    ({ endpoint, address }) => endpoint.operation === operation && address.base === '/api',
  );
  if (!bound) throw new Error(`no ${operation}`);
  return test.app.inject({
    method: bound.endpoint.method,
    url: bound.address.url,
    payload,
    headers: { authorization: `Bearer ${callers[kind].bearer}` },
  });
}

const read = async (kind: Kind, url: string) =>
  (await test.app.inject({ url, headers: { authorization: `Bearer ${callers[kind].bearer}` } })).json();

describe('[GEN-02] [API-24] a list, on both engines', () => {
  it.each(Object.entries(LISTS))(
    '%s: the ministry reads the rows of many, one of an entity its own alone',
    async (operation, { rows, entidad }) => {
      const whole = (await ask(operation, 'administrator', {})).json();
      const own = (await ask(operation, 'leader', {})).json();
      expect(own.total).toBeGreaterThan(0);
      expect(own.total).toBeLessThan(whole.total);
      if (entidad === null) return;
      const names = (answer: Record<string, Record<string, unknown>[]>) => [
        ...new Set(answer[rows]?.map((row) => JSON.stringify(row[entidad]))),
      ];
      expect(names(whole).length).toBeGreaterThan(1);
      expect(names(own)).toHaveLength(1);
    },
  );

  it.each([...Object.keys(LISTS), ...DOCUMENTS])(
    '%s: what is asked of another entity tells nothing of it',
    async (operation) => {
      const { payload, nothing } = PROBES[operation] ?? {};
      const wanted = payload?.(records) ?? {};
      const reached = await ask(operation, 'administrator', wanted);
      expect(reached.statusCode).toBe(200);
      for (const kind of ['leader', 'operator'] as const) {
        const answer = await ask(operation, kind, wanted);
        expectNothing(answer, nothing, kind);
        for (const mark of listMarks(records)) expect(answer.body, kind).not.toContain(mark);
      }
    },
  );

  it('the compromisos of one mesa are those of the entity; the ministry reads them all', async () => {
    const { compromisos } = (await ask('searchCompromisos', 'leader', {})).json();
    const idMesa = compromisos[0].idMesa;
    const own = (await ask('searchCompromisos', 'leader', { idMesa })).json();
    const whole = (await ask('searchCompromisos', 'administrator', { idMesa })).json();
    expect(own.total).toBeGreaterThan(0);
    expect(own.total).toBeLessThanOrEqual(whole.total);
  });

  it('the servicios a level is asked for are those of the entity, though another is named', async () => {
    const own = (await ask('searchServiciosNivel', 'leader', {})).json();
    expect(own.total).toBeGreaterThan(0);
    expect((await ask('searchServiciosNivel', 'leader', { entidadId: 1 })).statusCode).toBe(400);
  });

  it('of the elements that use a standard, one of an entity reads what is in force', async () => {
    const { estandares } = (await ask('searchEstandares', 'administrator', {})).json();
    for (const { id } of estandares) {
      const url = `/api/estandares/${id}/elementos`;
      expect((await read('leader', url)).total).toBeLessThanOrEqual((await read('administrator', url)).total);
    }
  });
});
