import { addAcuerdoDeCadaEstado } from '@marco/acuerdos/testing/module';
import { addCertificadoDeCadaEstado } from '@marco/certificados/testing/module';
import type { AnyEndpoint } from '@marco/contract-kit';
import { addTareaDeCadaEstado } from '@marco/plataforma/testing/module';
import { addVersionDeCadaEstado } from '@marco/servicios/testing/module';
import { getUsuarioId, type StubIssuer, startStubIssuer, startTestApp, type TestApp } from '@marco/test-kit';
import type { Around, Call, Source } from '@marco/test-kit/declarations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Callers, openCallers, type RoleKind } from '../testing/access-callers.ts';
import { boundAddresses } from '../testing/bound-modules.ts';
import { computeDatabaseDigest, listChangedTables } from '../testing/database-digest.ts';
import { ALIKE, SOURCES } from '../testing/decision-calls.ts';
import { type FoundDecision, listDecisions, listPlaces } from '../testing/decisions-in.ts';
import { sampleBody } from '../testing/sample-body.ts';

const PEOPLE: readonly RoleKind[] = [
  'administrator' as const,
  'consultant' as const,
  'leader' as const,
  'staff' as const,
  'private' as const,
  'auditor' as const,
  'operator' as const,
  'coordinator',
];

const inside = boundAddresses.filter(({ address }) => address.base === '/api');
const endpoints = new Map(inside.map(({ endpoint }) => [endpoint.operation, endpoint]));

function getEndpoint(operation: string): AnyEndpoint {
  const endpoint = endpoints.get(operation);
  if (!endpoint) throw new Error(`There is no operation ${operation}.`);
  return endpoint;
}

let test: TestApp;
let issuer: StubIssuer;
let callers: Callers;
let before: Readonly<Record<string, string>>;
/** The call, and the reasons why it was not available. */
const tried = new Set<string>();
beforeAll(async () => {
  issuer = await startStubIssuer();
  test = await startTestApp({ environment: { OIDC_ISSUER: issuer.issuer } });
  callers = await openCallers(test.database.kysely, issuer);
  await addActaEnmendada(test.database.kysely);
  await addAcuerdos(test.database.kysely);
  await addDeCadaEstado(test.database.kysely);
  before = await computeDatabaseDigest(test.database.kysely);
});
afterAll(async () => {
  await test.close();
  await issuer.stop();
});

/** An acta whose amendments are over, with one that nobody decided: the demo has its actas once the product runs. */
async function addActaEnmendada(kysely: TestApp['database']['kysely']): Promise<void> {
  await sql`with acta as (
    insert into actas (reunion_id, mesa_id, numero, estado, emitida_en, emitida_por, contenido, huella_contenido)
    select r.id, m.id, 900, 'emitida', now(), u.id, '{}', repeat('0', 64)
    from usuarios u, reuniones r join mesas m on m.id = r.mesa_id
    where u.numero_identificacion = '1000000001' and r.estado = 'realizada' and m.activa order by r.id desc limit 1
    returning id, emitida_por)
  insert into actas_enmiendas (acta_id, texto, propuesta_por, entidad_id)
  select a.id, 'Precisar el punto 2.', a.emitida_por, e.entidad_lider_id from acta a, mesas e limit 1`.execute(
    kysely,
  );
}

/** Acuerdos in which the entity of the leader and the one of the staff are the sides, each once: the demo has its own once the product runs. */
async function addAcuerdos(kysely: TestApp['database']['kysely']): Promise<void> {
  const { rows } = await sql<{ entidadId: number; creadoPor: number }>`
    select min(m.entidad_id) as "entidadId", u.id as "creadoPor" from usuarios u
    join membresias m on m.usuario_id = u.id and m.estado = 'activa'
    where u.numero_identificacion in ('1000000003', '1000000004') group by u.id`.execute(kysely);
  for (const { entidadId: consumidoraId, creadoPor } of rows)
    for (const { entidadId: proveedoraId } of rows.filter((row) => row.creadoPor !== creadoPor))
      await addAcuerdoDeCadaEstado(kysely, { consumidoraId, proveedoraId, creadoPor });
}

/** Certificates and versions of the entity of the leader, and tasks of the operator, in each of their states. */
async function addDeCadaEstado(kysely: TestApp['database']['kysely']): Promise<void> {
  const [lider, administrador, operador] = await Promise.all(
    ['1000000003', '1000000001', '1000000012'].map((numero) => getUsuarioId(kysely, numero)),
  );
  const { entidad_id: entidadId } = await kysely
    .selectFrom('membresias')
    .select('entidad_id')
    .where('usuario_id', '=', lider ?? 0)
    .where('estado', '=', 'activa')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await addVersionDeCadaEstado(kysely, { entidadId });
  await addCertificadoDeCadaEstado(kysely, { entidadId, pideRevocacion: administrador ?? 0 });
  await addTareaDeCadaEstado(kysely, { cerradaPor: operador ?? 0 });
}

/** Calls an operation of a record: what its address names is there, the body says `said`, and the version is the shown one. */
function send(who: RoleKind, operation: string, record: Around, said: object = {}) {
  const { method, path, request } = getEndpoint(operation);
  const schema: z.ZodType | undefined = request.body;
  const named: Around = { ...record, ...said };
  const body = schema && sampleBody(schema, pickKnown(schema, said));
  return test.app.inject({
    method,
    url: `/api${path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(named[name] ?? SAMPLE_ID))}`,
    headers: {
      authorization: `Bearer ${callers[who].bearer}`,
      ...('version' in record ? { 'if-match': `"${record['version']}"` } : { 'if-match': '*' }),
    },
    ...(body ? { payload: body } : {}),
  });
}

const SAMPLE_ID = '00000000-0000-4000-8000-000000000000';

/** The values of a record that the body of the call has fields for. */
function pickKnown(schema: z.ZodType, said: object): object {
  const known = (schema as z.ZodObject).shape ?? said;
  return Object.fromEntries(Object.entries(said).filter(([name]) => name in known));
}

async function listRecords({ records }: Source): Promise<Around[]> {
  if (records === undefined) return [{}];
  return (await sql<Record<string, unknown>>`${sql.raw(records)}`.execute(test.database.kysely)).rows;
}

/** The decisions of an answer that are not available to a person; none if they may not read it. */
async function listBlocked(who: RoleKind, operation: string, record: Around): Promise<FoundDecision[]> {
  const said = getEndpoint(operation).request.body ? record : {};
  const answer = await send(who, operation, record, said);
  if (answer.statusCode !== 200) return [];
  return listDecisions(answer.json(), record).filter(({ decision }) => !decision.allowed);
}

function listCalls({ calls }: Source, place: string): readonly Call[] {
  const found = calls[place];
  if (!found)
    throw new Error(
      `Declare in the testing/module.ts of the context which call the control of ${place} makes.`,
    );
  return [found].flat();
}

/** Whether the rol may call it. The access matrix tests the callers who may not. */
function mayCall(who: RoleKind, operation: string): boolean {
  const access = getEndpoint(operation).exposure.private;
  if (access?.kind !== 'permission') return true;
  return callers[who].permissions.has(`${access.resource.code}:${access.action}`);
}

/**
 * Calls the actions shown as not available; answers those that the server did not refuse with one of the shown
 * reasons.
 */
async function tryCall(who: RoleKind, { operation, say }: Call, found: FoundDecision): Promise<string[]> {
  const { place, decision, around } = found;
  const { statusCode, body } = await send(who, operation, around, say?.(around) ?? {});
  const isTold = decision.reasons.some((reason) => body.includes(JSON.stringify(reason).slice(1, -1)));
  if (statusCode >= 400 && statusCode < 500 && isTold) return [];
  return [`${who}, ${place}, ${operation}: ${decision.reasons} → ${statusCode} ${body}`.slice(0, 600)];
}

/**
 * All decisions that are not available to a person whose rol may call them. Decisions with the same reasons are tried
 * once, as the first person who reads them.
 */
async function tryAll(who: RoleKind, read: string, source: Source): Promise<string[]> {
  const holes: string[] = [];
  const calls = Object.values(source.calls).flat();
  if (!calls.some(({ operation }) => mayCall(who, operation))) return holes;
  for (const record of await listRecords(source))
    for (const found of await listBlocked(who, read, record))
      for (const call of listCalls(source, found.place)) {
        const key = `${read} ${found.place} ${call.operation} ${found.decision.reasons}`;
        if (tried.has(key) || !mayCall(who, call.operation) || call.of?.(found.around) === false) continue;
        tried.add(key);
        holes.push(...(await tryCall(who, call, found)));
      }
  return holes;
}

/** Chores write these each minute, whoever calls. */
const OF_CHORES = new Set(['plataforma_tareas', 'producto_incidentes', 'producto_mediciones']);

describe('what a screen shows as not available', () => {
  it('every answer that carries decisions is known, with the call behind each', () => {
    const isRead = (operation: string) => /^(get|list|search|compute)[A-Z]/.test(operation);
    const unknown = inside.flatMap(({ endpoint: { operation, context, response } }) => {
      const places = [...new Set(listPlaces(response))];
      if (ALIKE[operation]) return [];
      const source = SOURCES[operation];
      if (isRead(operation) && places.length > 0 && !source) return [operation];
      const known = !source ? listKnown(context) : Object.keys(source.calls);
      return places
        .filter((place) => !known.some((one) => isAlike(one, place)))
        .map((place) => `${operation}: ${place}`);
    });
    expect(unknown).toEqual([]);
  });

  it.each(Object.entries(SOURCES))(
    '[API-24] [AREA-04] %s: is refused to that person, for the same reason',
    async (read, source) => {
      const holes: string[] = [];
      for (const who of PEOPLE) holes.push(...(await tryAll(who, read, source)));
      expect(holes).toEqual([]);
    },
  );

  it.each(['getSolicitud', 'getAcuerdo', 'searchCertificados', 'getTarea', 'getVidaVersion'])(
    '[AREA-05] %s: every step of it was refused to somebody, with the reason',
    (read) => {
      const pasos = Object.keys(SOURCES[read]?.calls ?? {}).filter((place) =>
        /(acciones|pasos)\./.test(place),
      );
      expect(pasos.length).toBeGreaterThan(1);
      expect(pasos.filter((place) => ![...tried].some((key) => key.startsWith(`${read} ${place} `)))).toEqual(
        [],
      );
    },
  );

  it('[AREA-04] is tried several hundred times, and changes nothing', async () => {
    expect(tried.size).toBeGreaterThan(200);
    // Records which person read which decision.
    const changed = listChangedTables(before, await computeDatabaseDigest(test.database.kysely));
    expect(changed.filter((table) => !table.startsWith('audit_') && !OF_CHORES.has(table))).toEqual([]);
  });
});

/** Places of the decisions of a context. */
function listKnown(context: string): string[] {
  return Object.entries(SOURCES)
    .filter(([operation]) => getEndpoint(operation).context === context)
    .flatMap(([, { calls }]) => Object.keys(calls));
}

/** The same decision of the same record, in a list or alone. */
function isAlike(one: string, other: string): boolean {
  const toEnd = (place: string) =>
    place
      .split('.')
      .slice(-2)
      .join('.')
      .replace(/^.*\[\]\./, '');
  return toEnd(one) === toEnd(other);
}
