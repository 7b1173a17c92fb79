import type { AnyEndpoint } from '@marco/contract-kit';
import { createPublicado } from '@marco/elementos-de-dato/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boundAddresses } from '../testing/bound-modules.ts';
import { computeDatabaseDigest, listChangedTables } from '../testing/database-digest.ts';
import { expectNothing } from '../testing/expect-nothing.ts';
import { PROBES } from '../testing/foreign-probes.ts';
import { createForeignRecords, type ForeignRecords, grantEverything } from '../testing/foreign-records.ts';

/** One of each rol that works for an entity alone. */
const AJENOS = {
  lider: '1000000003',
  funcionario: '1000000004',
  ies: '1000000009',
  privada: '1000000010',
  operador: '1000000012',
} as const;
type Ajeno = keyof typeof AJENOS;
const ajenos = Object.keys(AJENOS) as Ajeno[];

/** States of a version only the ministry and the entity that answers for it may read. */
const EN_TRABAJO = ['borrador', 'en-revision', 'pendiente-entidad', 'aprobado'] as const;

/** Contexts that know versions of elements, and what uses them. */
const CONTEXTS = ['elementos-de-dato', 'esquemas', 'servicios'];

const targets: { endpoint: AnyEndpoint; url: string }[] = boundAddresses
  .filter(({ endpoint: { context, operation }, address }) => {
    return address.base === '/api' && CONTEXTS.includes(context) && operation in PROBES;
  })
  .map(({ endpoint, address }) => ({ endpoint, url: address.url }));

let test: TestApp;
let records: ForeignRecords;
const tokens = new Map<Ajeno, string>();

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  records = await createForeignRecords(kysely);
  for (const kind of ajenos) tokens.set(kind, await openTestSession(kysely, AJENOS[kind]));
  await grantEverything(kysely);
});
afterAll(() => test.close());

const send = (kind: Ajeno, method: AnyEndpoint['method'], url: string, payload?: object) =>
  test.app.inject({
    // Irreversible calls are refused by their access too if the caller names a version.
    method,
    url,
    headers: { authorization: `Bearer ${tokens.get(kind)}`, 'if-match': '*' },
    ...(payload ? { payload } : {}),
  });

async function probe(kind: Ajeno, { endpoint, url }: (typeof targets)[number]) {
  const { payload, nothing, ...aim } = PROBES[endpoint.operation] ?? {};
  const answer = await send(kind, endpoint.method, aim.url?.(records) ?? url, payload?.(records));
  expectNothing(answer, nothing, `${kind}: ${endpoint.operation} ${answer.body}`);
  expect(answer.body).not.toContain('Dato ajeno');
}

let own: number | undefined;

/** A version in force of which the entity of the líder answers, that the foreign one requires and holds. */
async function relateToOwn(): Promise<number> {
  if (own !== undefined) return own;
  const { kysely } = test.database;
  const { versionId, elementoId } = await createPublicado(kysely, {
    identificador: 'datoPropio',
    nombre: 'Dato propio',
  });
  await sql`update elementos_versiones set entidad_responsable_id = (select m.entidad_id from membresias m
    join usuarios u on u.id = m.usuario_id where m.estado = 'activa' and u.numero_identificacion = ${AJENOS.lider} limit 1)
    where id = ${versionId}`.execute(kysely);
  const version_id = records.versionId;
  await kysely
    .insertInto('elementos_relaciones')
    .values({ version_id, tipo: 'requiere', destino_elemento_id: elementoId })
    .execute();
  await kysely
    .insertInto('elementos_componentes')
    .values({ version_id, orden: 0, componente_version_id: versionId })
    .execute();
  own = versionId;
  return versionId;
}

/** Everything that is stored but the trail that tells of refusals. */
async function readDigest() {
  const { audit_events: _trail, ...rest } = await computeDatabaseDigest(test.database.kysely);
  return rest;
}

describe.each(EN_TRABAJO)('a version of another entity in %s', (estado) => {
  beforeEach(() =>
    test.database.kysely
      .updateTable('elementos_versiones')
      .set({ estado })
      .where('id', '=', records.versionId)
      .execute(),
  );

  it.each(ajenos)(
    '[AREA-06] is neither read nor changed by %s, whatever the rol is granted: values, relations, comments, steps',
    async (kind) => {
      const before = await readDigest();
      for (const target of targets) await probe(kind, target);
      expect(listChangedTables(before, await readDigest())).toEqual([]);
    },
  );

  it('[AREA-06] [FILE-04] its documents are not had, taken away or put into another one', async () => {
    const { documentoId: archivoId } = records;
    const before = await readDigest();
    for (const kind of ajenos) {
      expect((await send(kind, 'GET', `/api/downloadFileOpt/${archivoId}`)).statusCode).toBe(404);
      expect((await send(kind, 'POST', '/api/download_file_opt', { archivoId })).json()).toMatchObject({
        mensajeResponse: { estado: false },
        object: null,
      });
      const removed = await send(kind, 'POST', '/api/deleteFileOpt', { archivoId });
      expect([403, 404], removed.body).toContain(removed.statusCode);
    }
    expect(listChangedTables(before, await readDigest())).toEqual([]);
  });

  it('[AREA-06] an element of ones own does not tell that it is used by it: relations, association, impact', async () => {
    const propio = await relateToOwn();
    const paths = ['', '/impacto'].map((suffix) => `/api/elemento-dato/${propio}${suffix}`);
    for (const url of [...paths, `/api/elemento-dato/association?versionId=${propio}`]) {
      const token = await openTestSession(test.database.kysely, '1000000002');
      const told = await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect([url, told.body]).toEqual([url, expect.stringContaining('Dato ajeno')]);
      for (const kind of ajenos) {
        const answer = await send(kind, 'GET', url);
        expect([kind, url, answer.statusCode]).toEqual([kind, url, 200]);
        expect(answer.body).not.toContain('Dato ajeno');
      }
    }
  });

  it('[GEN-05] the ontology says its technical name alone, and a standard it uses does not list it', async () => {
    const { kysely } = test.database;
    const { id: estandarId } = await kysely
      .selectFrom('estandares')
      .select(sql<number>`min(id)`.as('id'))
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('elementos_estandares')
      .values({ version_id: records.versionId, estandar_id: estandarId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const token = await openTestSession(kysely, '1000000002');
    const ministerio = async (url: string) =>
      (await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json();
    const all = await ministerio(`/api/estandares/${estandarId}/elementos?tamano=100`);
    expect(all.elementos).toContainEqual(expect.objectContaining({ nombre: 'Dato ajeno' }));
    expect((await ministerio(`/api/estandares/${estandarId}`)).elementos).toBe(all.total);
    for (const kind of ajenos) {
      const list = (await send(kind, 'GET', `/api/estandares/${estandarId}/elementos?tamano=100`)).json();
      expect(list.total).toBe(all.total - 1);
      expect(JSON.stringify(list)).not.toContain('Dato ajeno');
      expect((await send(kind, 'GET', `/api/estandares/${estandarId}`)).json().elementos).toBe(list.total);
      const found = await send(kind, 'POST', '/api/ontologia/opciones', { que: 'elemento', texto: 'ajeno' });
      expect(found.json()).toMatchObject([{ codigo: 'datoAjeno', nombre: 'datoAjeno' }]);
      const grafo = await send(kind, 'GET', `/api/ontologia/grafo?foco=elemento-${records.elementoId}`);
      expect(grafo.json().nodos).toMatchObject([{ codigo: 'datoAjeno', nombre: 'datoAjeno' }]);
    }
  });
});

it('[AREA-06] the entity that answers for a version does read it, so the probes aim at something', async () => {
  const token = await openTestSession(test.database.kysely, '1000000002');
  const answer = await test.app.inject({
    url: `/api/elemento-dato/${records.versionId}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.json()).toMatchObject({ nombre: 'Dato ajeno', archivos: [{ id: records.documentoId }] });
});
