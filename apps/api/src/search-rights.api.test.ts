import { type StubIssuer, startStubIssuer, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallerKind, type Callers, callerKinds, openCallers } from '../testing/access-callers.ts';
import { createForeignRecords } from '../testing/foreign-records.ts';

/** A word that stands in one record of each kind, which most callers may not read. */
const SECRETO = 'obsidiana';
const WORDS = [SECRETO, 'salud', 'registro civil', 'identificaci'];

let test: TestApp;
let issuer: StubIssuer;
let callers: Callers;

beforeAll(async () => {
  issuer = await startStubIssuer();
  test = await startTestApp({ environment: { OIDC_ISSUER: issuer.issuer } });
  callers = await openCallers(test.database.kysely, issuer);
  await createForeignRecords(test.database.kysely);
  for (const statement of SECRETS) await sql.raw(statement).execute(test.database.kysely);
});
afterAll(async () => {
  await test.close();
  await issuer.stop();
});

const some = (table: string, condition: string, order = 'id') =>
  `(select ${order} from ${table} where ${condition} order by ${order} limit 1)`;

const SECRETS = [
  // The draft of somebody else, which only its own entidad reads.
  `update acuerdos set consumidora_id = (select m.entidad_id from sessions s join membresias m on m.id = s.membership_id
    join usuarios u on u.id = m.usuario_id where u.numero_identificacion = '1000000003')`,
  `update solicitudes set servicio_nombre = 'Obsidiana de la solicitud' where id in (
    select min(s.id) from solicitudes s group by s.entidad_id, s.estado_id)`,
  `update elementos_versiones set nombre = 'Obsidiana ' || nombre where id in (
    select min(id) from elementos_versiones group by estado, entidad_responsable_id)`,
  `update compromisos set descripcion = 'Obsidiana del compromiso' where id in (
    select min(id) from compromisos group by entidad_id)`,
  `update certificados set servicio_nombre = 'Obsidiana certificada' where id in (
    select min(id) from certificados group by entidad_id)`,
  `update servicios set nombre = 'Obsidiana de acuerdo ' || id where id in (select servicio_id from acuerdos)`,
  `update entidades set nombre = 'Obsidiana ' || nombre where id % 3 = 0`,
  `update estandares set nombre = 'Obsidiana estándar' where id = ${some('estandares', 'true')}`,
  `update oid_nodos set nombre = 'Obsidiana identificada' where oid = ${some('oid_nodos', 'true', 'oid')}`,
  `update mesas set nombre = 'Obsidiana de la mesa' where id = ${some('mesas', 'true')}`,
  `update reuniones set tematica = 'Obsidiana de la reunión' where id in (select min(id) from reuniones group by estado)`,
  `update capas_de_uso_versiones set nombre = 'Obsidiana de la capa' where id in (
    select min(id) from capas_de_uso_versiones group by estado)`,
  `insert into archivos (carpeta, nombre, tipo_mime, tamano_bytes, sha256, publico)
    select 'mesas', 'Obsidiana de la reunión ' || e || '.pdf', 'application/pdf', 1, repeat('0', 64), e = 'realizada'
    from (select distinct estado as e from reuniones) x`,
  `insert into reuniones_archivos (reunion_id, archivo_id, orden)
    select (select min(r.id) from reuniones r where r.estado = split_part(split_part(a.nombre, 'reunión ', 2), '.', 1)), a.id, 90
    from archivos a where a.nombre like 'Obsidiana%'`,
  `update tramites set nombre = 'Obsidiana del trámite' where id = ${some('tramites', 'true')}`,
];

interface ListOfKind {
  readonly tipo: string;
  readonly method: 'GET' | 'POST';
  readonly toUrl: (texto: string) => string;
  readonly toPayload?: (texto: string) => object;
  /** Ids of its rows, and how many there are. */
  readonly rows: string;
  readonly id: string;
}

const q = encodeURIComponent;
const byTexto = (texto: string) => ({ texto, tamano: 100 });
const LISTS: readonly ListOfKind[] = [
  {
    tipo: 'solicitudes',
    method: 'POST',
    toUrl: () => '/api/solicitud/listar',
    toPayload: byTexto,
    rows: 'solicitudes',
    id: 'id',
  },
  {
    tipo: 'elementos',
    method: 'POST',
    toUrl: () => '/api/elemento-dato/listar',
    toPayload: byTexto,
    rows: 'elementos',
    id: 'versionId',
  },
  {
    tipo: 'certificados',
    method: 'POST',
    toUrl: () => '/api/certificados/listar',
    toPayload: byTexto,
    rows: 'certificados',
    id: 'id',
  },
  {
    tipo: 'acuerdos',
    method: 'POST',
    toUrl: () => '/api/acuerdos/listar',
    toPayload: byTexto,
    rows: 'acuerdos',
    id: 'id',
  },
  {
    tipo: 'entidades',
    method: 'POST',
    toUrl: () => '/api/entidad/listar',
    toPayload: byTexto,
    rows: 'entidades',
    id: 'id',
  },
  {
    tipo: 'estandares',
    method: 'POST',
    toUrl: () => '/api/estandares/listar',
    toPayload: (texto) => ({ texto, pagina: 1, tamano: 50, ordenarPor: 'nombre', descendente: false }),
    rows: 'estandares',
    id: 'id',
  },
  {
    tipo: 'capas',
    method: 'POST',
    toUrl: () => '/api/capadeuso/capaFiltro',
    toPayload: (nombre) => ({ nombre, pagina: 1, tamano: 100 }),
    rows: 'capas',
    id: 'versionId',
  },
  {
    tipo: 'compromisos',
    method: 'POST',
    toUrl: () => '/api/mesaInteroperabilidad/compromisos/listar',
    toPayload: byTexto,
    rows: 'compromisos',
    id: 'id',
  },
  {
    tipo: 'oid',
    method: 'GET',
    toUrl: (texto) => `/api/oid/buscar?texto=${q(texto)}`,
    rows: 'nodos',
    id: 'oid',
  },
  {
    tipo: 'mesas',
    method: 'POST',
    toUrl: () => '/api-public/mesaInteroperabilidad/listar',
    toPayload: (nombre) => ({ nombre, pagina: 1, tamano: 100 }),
    rows: 'mesasInteroperabilidad',
    id: 'id',
  },
  {
    tipo: 'servicios',
    method: 'GET',
    toUrl: (texto) => `/api-public/directorio?texto=${q(texto)}`,
    rows: 'servicios',
    id: 'id',
  },
  {
    tipo: 'tramites',
    method: 'GET',
    toUrl: (texto) => `/api-public/tramites?texto=${q(texto)}`,
    rows: 'tramites',
    id: 'codigo',
  },
];

interface Found {
  readonly total: number;
  readonly ids: ReadonlySet<string>;
}

function toHeaders(kind: CallerKind) {
  const { bearer } = callers[kind];
  return bearer === null ? {} : { authorization: `Bearer ${bearer}` };
}

/** What the list of a kind shows; nothing where it is refused. */
async function readList(list: ListOfKind, kind: CallerKind, texto: string): Promise<Found> {
  const answer = await test.app.inject({
    method: list.method,
    url: list.toUrl(texto),
    remoteAddress: `10.0.1.${callerKinds.indexOf(kind) + 1}`,
    headers: list.toUrl(texto).startsWith('/api-public') ? {} : toHeaders(kind),
    ...(list.toPayload ? { payload: list.toPayload(texto) } : {}),
  });
  if ([401, 403].includes(answer.statusCode)) return { total: 0, ids: new Set() };
  expect(answer.statusCode, `${list.tipo} ${answer.body}`).toBe(200);
  const body = answer.json();
  const rows: readonly Record<string, unknown>[] = body[list.rows];
  return { total: body.total, ids: new Set(rows.map((row) => String(row[list.id]))) };
}

interface Answer {
  readonly salto: string | null;
  readonly tipos: readonly { readonly tipo: string; readonly total: number }[];
  readonly faltantes: readonly string[];
  readonly encontrados: readonly { readonly tipo: string; readonly id: string; readonly url: string }[];
}

async function search(kind: CallerKind, query: string): Promise<Answer> {
  const isOpen = ['anonymous', 'external-identity'].includes(kind);
  const answer = await test.app.inject({
    url: `${isOpen ? '/api-public' : '/api'}/busqueda?${query}`,
    // Calls are counted by address.
    remoteAddress: `10.0.0.${callerKinds.indexOf(kind) + 1}`,
    headers: isOpen ? {} : toHeaders(kind),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Whoever has no list of the elements finds those of the dictionary, which is public. */
function isOfDictionary({ tipo }: ListOfKind, kind: CallerKind): boolean {
  return tipo === 'elementos' && !callers[kind].permissions.has('elementos-de-dato:consultar');
}

describe.each(callerKinds)('what the search tells to %s', (kind) => {
  it.each(WORDS)('[AREA-13] of «%s» is what the lists show, no more and no less', async (word) => {
    const all = await search(kind, `q=${q(word)}`);
    expect(all.faltantes).toEqual([]);
    const totals = new Map(all.tipos.map(({ tipo, total }) => [tipo, total]));
    for (const list of LISTS) {
      if (isOfDictionary(list, kind)) continue;
      const shown = await readList(list, kind, word);
      expect(`${list.tipo} ${totals.get(list.tipo) ?? 0}`).toBe(`${list.tipo} ${shown.total}`);
    }
  });

  it('[AREA-13] of a word that stands in hidden records, row by row', async () => {
    for (const list of LISTS) {
      if (isOfDictionary(list, kind) || ['tramites', 'servicios'].includes(list.tipo)) continue;
      const shown = await readList(list, kind, SECRETO);
      const { encontrados } = await search(kind, `q=${SECRETO}&tipo=${list.tipo}`);
      for (const { id } of encontrados) expect(shown.ids, `${list.tipo} ${id}`).toContain(id);
      expect(encontrados).toHaveLength(Math.min(shown.total, 20));
    }
  });

  it('[AREA-13] of meetings is those held, and the others to who runs mesas', async () => {
    const { encontrados } = await search(kind, `q=${SECRETO}&tipo=reuniones`);
    const { rows } = await sql<{ id: string; estado: string }>`select id::text as id, estado from reuniones
      where tematica = 'Obsidiana de la reunión'`.execute(test.database.kysely);
    const manages =
      callers[kind].permissions.has('mesas:editar') &&
      ['administrator', 'consultant', 'coordinator'].includes(kind);
    const legible = rows.filter(({ estado }) => manages || estado === 'realizada').map(({ id }) => id);
    expect(encontrados.map(({ id }) => id).toSorted()).toEqual(legible.toSorted());
  });

  it('[AREA-13] of documents is those of the meetings they may read', async () => {
    const { encontrados } = await search(kind, `q=${SECRETO}&tipo=documentos`);
    const { rows } = await sql<{ id: string; publico: boolean }>`select id::text as id, publico from archivos
      where nombre like 'Obsidiana%'`.execute(test.database.kysely);
    const manages =
      callers[kind].permissions.has('mesas:editar') &&
      ['administrator', 'consultant', 'coordinator'].includes(kind);
    expect(rows.some(({ publico }) => publico) && rows.some(({ publico }) => !publico)).toBe(true);
    const legible = rows.filter(({ publico }) => manages || publico).map(({ id }) => id);
    expect(encontrados.map(({ id }) => id).toSorted()).toEqual(legible.toSorted());
  });

  it('[AREA-13] of the common language, to who has no list of it, is the dictionary alone', async () => {
    if (callers[kind].permissions.has('elementos-de-dato:consultar')) return;
    const { encontrados } = await search(kind, `q=${SECRETO}&tipo=elementos`);
    const { rows } = await sql<{ id: string }>`select id::text as id from elementos_versiones
      where estado <> 'incorporado'`.execute(test.database.kysely);
    const hidden = new Set(rows.map(({ id }) => id));
    for (const { id } of encontrados) expect(hidden).not.toContain(id);
  });
});

it('[AREA-13] the word stands in records of every kind', async () => {
  const both = [
    ...(await search('administrator', `q=${SECRETO}`)).tipos,
    ...(await search('leader', `q=${SECRETO}`)).tipos,
  ];
  expect([...new Set(both.map(({ tipo }) => tipo))].toSorted()).toEqual(
    [...LISTS.map(({ tipo }) => tipo), 'reuniones', 'documentos'].toSorted(),
  );
});

it('[AREA-13] the code of a certificate leads to it anybody who has it', async () => {
  const { rows } = await sql<{ codigo: string }>`select codigo from certificados limit 1`.execute(
    test.database.kysely,
  );
  const { salto } = await search('anonymous', `q=${rows[0]?.codigo}`);
  expect(salto).toMatch(/^\/certificados\//);
});
