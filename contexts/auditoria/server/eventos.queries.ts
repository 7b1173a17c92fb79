import type { DatabaseSchema } from '@marco/database';
import { collectIds, onPage, type Page } from '@marco/server-kit/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import type { FiltroEventos } from '../contract/index.ts';

type Database = Kysely<DatabaseSchema>;

const DAY_MS = 86_400_000;

/** Midnight in Colombia, which has one time all year. */
function startOfDay(dia: string): number {
  return Date.parse(`${dia}T00:00:00-05:00`);
}

const nombreUsuario = buildNombreCompleto('u');

/** Events that satisfy every given filter, with the person and the entidad they name. */
function filterEventos(database: Database, filtro: FiltroEventos) {
  let query = database
    .selectFrom('audit_events as e')
    .leftJoin('usuarios as u', 'u.id', 'e.actor_user_id')
    .leftJoin('entidades as en', 'en.id', 'e.actor_entity_id');
  const { desde, hasta, usuarioId, entidadId, accion, tipoObjeto, idObjeto, resultado, correlacion, texto } =
    filtro;
  if (desde) query = query.where('e.occurred_at', '>=', new Date(startOfDay(desde)));
  if (hasta) query = query.where('e.occurred_at', '<', new Date(startOfDay(hasta) + DAY_MS));
  if (usuarioId != null) query = query.where('e.actor_user_id', '=', usuarioId);
  if (entidadId != null) query = query.where('e.actor_entity_id', '=', entidadId);
  if (accion) query = query.where('e.action', '=', accion);
  if (tipoObjeto) query = query.where('e.object_type', '=', tipoObjeto);
  if (idObjeto) query = query.where('e.object_id', '=', idObjeto);
  if (resultado) query = query.where('e.result', '=', resultado);
  if (correlacion) query = query.where('e.correlation_id', '=', correlacion);
  if (texto) {
    const searched = sql`concat_ws(' ', ${nombreUsuario}, e.object_id, e.address, e.detail::text)`;
    query = query.where(sql<boolean>`strpos(texto_busqueda(${searched}), texto_busqueda(${texto})) > 0`);
  }
  return query;
}

function selectEventos(database: Database, filtro: FiltroEventos) {
  return filterEventos(database, filtro).select([
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
    'e.actor_role',
    'e.address',
    'e.correlation_id',
    'e.detail',
  ]);
}

/** One page, by the order in which events were numbered, and how many there are. */
export async function searchEventos(
  database: Database,
  filtro: FiltroEventos,
  { pagina, tamano, ascendente }: Page & { readonly ascendente: boolean },
) {
  const [eventos, counted] = await Promise.all([
    selectEventos(database, filtro)
      .orderBy('e.id', ascendente ? 'asc' : 'desc')
      .$call(onPage({ pagina, tamano }))
      .execute(),
    filterEventos(database, filtro).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { eventos, total: counted.total };
}

export type EventoFound = Awaited<ReturnType<typeof searchEventos>>['eventos'][number];

/** The numbers of every event that satisfies the filters, in order. */
export async function listEventoIds(database: Database, filtro: FiltroEventos, ascendente: boolean) {
  const ordered = filterEventos(database, filtro).orderBy('e.id', ascendente ? 'asc' : 'desc');
  return collectIds(database, ordered.select('e.id'));
}

/** Events by number, in any order. */
export async function listEventos(
  database: Database,
  ids: readonly number[],
): Promise<readonly EventoFound[]> {
  return selectEventos(database, {})
    .where('e.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

export async function findEvento(database: Database, id: number): Promise<EventoFound | undefined> {
  return selectEventos(database, {}).where('e.id', '=', id).executeTakeFirst();
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
