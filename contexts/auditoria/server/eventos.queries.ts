import { startOfDay } from '@marco/country/local-time';
import type { DatabaseSchema } from '@marco/database';
import { collectIds, likeText, onPage, type Page } from '@marco/server-kit/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import type { FiltroEventos } from '../contract/index.ts';
import { MAXIMO_CONTADO } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

const nombreUsuario = buildNombreCompleto('u');

/** People by name: so many are asked for by number; more are common, and the events say who did them. */
const MAXIMUM_PERSONAS = 1000;

/** Ids of the people whose name holds a text; null where there are too many to name. */
async function findPersonas(database: Database, texto: string): Promise<readonly number[] | null> {
  const rows = await selectPersonas(database, texto)
    .limit(MAXIMUM_PERSONAS + 1)
    .execute();
  return rows.length > MAXIMUM_PERSONAS ? null : rows.map(({ id }) => id);
}

/** The index contains more than the name, so its results are filtered again by the name. */
function selectPersonas(database: Database, texto: string) {
  return database
    .selectFrom('usuarios as u')
    .select('u.id')
    .where(likeText(sql`u.texto_de_busqueda`, texto))
    .where(likeText(sql`u.nombre_de_busqueda`, texto));
}

/** Numbers of the events that satisfy every given filter. */
async function filterEventos(database: Database, filtro: FiltroEventos) {
  let query = database.selectFrom('audit_events as e').select('e.id');
  const { desde, hasta, usuarioId, entidadId, accion, tipoObjeto, idObjeto, resultado, correlacion, texto } =
    filtro;
  if (desde) query = query.where('e.occurred_at', '>=', startOfDay(desde));
  if (hasta) query = query.where('e.occurred_at', '<', startOfDay(hasta, 1));
  if (usuarioId != null) query = query.where('e.actor_user_id', '=', usuarioId);
  if (entidadId != null) query = query.where('e.actor_entity_id', '=', entidadId);
  if (accion) query = query.where('e.action', '=', accion);
  if (tipoObjeto) query = query.where('e.object_type', '=', tipoObjeto);
  if (idObjeto) query = query.where('e.object_id', '=', idObjeto);
  if (resultado) query = query.where('e.result', '=', resultado);
  if (correlacion) query = query.where('e.correlation_id', '=', correlacion);
  if (texto) {
    const personas = await findPersonas(database, texto);
    query = query.where((where) =>
      where.or([
        likeText(sql`e.texto_de_busqueda`, texto),
        personas
          ? where('e.actor_user_id', '=', sql<number>`any(${[...personas]}::int[])`)
          : where('e.actor_user_id', 'in', selectPersonas(database, texto)),
      ]),
    );
  }
  return query;
}

type Filtered = Awaited<ReturnType<typeof filterEventos>>;

function selectEventos(database: Database) {
  return database
    .selectFrom('audit_events as e')
    .leftJoin('usuarios as u', 'u.id', 'e.actor_user_id')
    .leftJoin('entidades as en', 'en.id', 'e.actor_entity_id')
    .select([
      'e.id',
      'e.occurred_at',
      'e.action',
      'e.result',
      'e.object_type',
      'e.object_id',
      'e.actor_user_id',
      nombreUsuario.as('nombreUsuario'),
      'e.actor_entity_id',
      'en.nombre as nombreEntidad',
      'en.sigla as siglaEntidad',
      'e.actor_role',
      'e.address',
      'e.correlation_id',
      'e.detail',
    ]);
}

type Pagina = Page & { readonly ascendente: boolean };

interface Halladas {
  readonly total: number;
  readonly hayMas: boolean;
  /** The page of a list that was counted to its end; of a longer one, null. */
  readonly ids: readonly number[] | null;
}

/**
 * How many there are, and the page, of the same reading: a rare text is looked for once. Of a long list only that there
 * are more than are counted.
 */
async function countEventos(
  database: Database,
  filtered: Filtered,
  { pagina, tamano, ascendente }: Pagina,
): Promise<Halladas> {
  const orden = ascendente ? sql`asc` : sql`desc`;
  // float8 is read as numbers by both engines, as in `collectIds`.
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    with halladas as materialized (select array(${filtered.limit(MAXIMO_CONTADO + 1)}) as ids)
    select cardinality(ids) as total, case when cardinality(ids) <= ${sql.lit(MAXIMO_CONTADO)} then array(
      select id::float8 from unnest(ids) id order by id ${orden} limit ${tamano} offset ${tamano * (pagina - 1)}
    ) end as ids
    from halladas`.execute(database);
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  return { total: Math.min(total, MAXIMO_CONTADO), hayMas: total > MAXIMO_CONTADO, ids };
}

/** Numbers of one page of a long list: events are read in the order of their numbers until the page is full. */
async function listPagina(filtered: Filtered, { ascendente, ...page }: Pagina): Promise<readonly number[]> {
  const rows = await filtered
    .orderBy('e.id', ascendente ? 'asc' : 'desc')
    .$call(onPage(page))
    .execute();
  return rows.map(({ id }) => id);
}

/** One page, by the order in which events were numbered, and how many there are. */
export async function searchEventos(database: Database, filtro: FiltroEventos, pagina: Pagina) {
  const filtered = await filterEventos(database, filtro);
  const { ids: counted, ...cuantos } = await countEventos(database, filtered, pagina);
  const ids = counted ?? (await listPagina(filtered, pagina));
  const found = new Map((await listEventos(database, ids)).map((evento) => [evento.id, evento]));
  return { eventos: ids.flatMap((id) => found.get(id) ?? []), ...cuantos };
}

export type EventoFound = Awaited<ReturnType<ReturnType<typeof selectEventos>['execute']>>[number];

/** The numbers of every event that satisfies the filters, in order. */
export async function listEventoIds(database: Database, filtro: FiltroEventos, ascendente: boolean) {
  const filtered = await filterEventos(database, filtro);
  return collectIds(database, filtered.orderBy('e.id', ascendente ? 'asc' : 'desc'));
}

/** Events by number, in any order. */
export async function listEventos(
  database: Database,
  ids: readonly number[],
): Promise<readonly EventoFound[]> {
  return selectEventos(database)
    .where('e.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

export async function findEvento(database: Database, id: number): Promise<EventoFound | undefined> {
  return selectEventos(database).where('e.id', '=', id).executeTakeFirst();
}

/** The seal that answers for an event; undefined while it waits for one. */
export async function findSello(database: Database, idEvento: number) {
  return database
    .selectFrom('audit_seals')
    .select(['batch', 'sealed_at', 'digest'])
    .where('first_id', '<=', idEvento)
    .where('last_id', '>=', idEvento)
    .executeTakeFirst();
}
