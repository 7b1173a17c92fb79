import { startOfDay } from '@marco/country/local-time';
import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import { buildEventos, buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FiltroHistorial, PersonaHistorial } from '../../contract/index.ts';
import type { ClaseHistorial } from '../../contract/terms.ts';
import type { ReferenciaHistorial } from '../../rules/historial/campos.ts';
import { MARCAS } from '../../rules/historial/clases.ts';
import type { Nombres } from '../../rules/historial/valores.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * Numbers of the events about a mesa, about what belongs to it, and about anything else that says it is of the mesa
 * (`mesaId`); except the minutes of a running meeting, which nobody else reads before it ends. Each part goes by an
 * index of its own: an `or` over them would read the whole trail.
 */
function selectIds(mesaId: number): RawBuilder<number> {
  const id = String(mesaId);
  return sql<number>`(
    select e.id from audit_events e where e.object_type = 'mesa' and e.object_id = ${id}
    union select e.id from reuniones r
      join audit_events e on e.object_type = 'reunion' and e.object_id = r.id::text
      where r.mesa_id = ${mesaId} and (r.estado <> 'en-curso' or e.action <> 'anotar-reunion')
    union select e.id from compromisos c
      join audit_events e on e.object_type = 'compromiso' and e.object_id = c.id::text where c.mesa_id = ${mesaId}
    union select e.id from audit_events e where e.detail ->> 'mesaId' = ${id})`;
}

/** What an event is about, as `findClase` decides it. */
function buildClase(): RawBuilder<ClaseHistorial> {
  const cases = MARCAS.map(({ clase, tipo, patron }) => {
    const byTipo = sql`coalesce(a.object_type = ${tipo}::text, false)`;
    const byPatron = sql`coalesce(a.action ~ ${patron}::text, false)`;
    return sql`when ${byTipo} or ${byPatron} then ${clase}::text`;
  });
  return sql<ClaseHistorial>`case ${sql.join(cases, sql` `)} else 'datos' end`;
}

/** A page of the historial of a mesa, latest first, with one event more when there is a further page. */
export async function listEventos(
  database: Database,
  mesaId: number,
  { clase, usuarioId, desde, hasta, antesDe }: FiltroHistorial,
  maximo: number,
) {
  let query = buildEventos(database)
    .leftJoin('entidades as en', 'en.id', 'a.actor_entity_id')
    .select([
      'a.object_type as tipo',
      'a.object_id as idObjeto',
      'a.actor_user_id as idQuien',
      'a.actor_role as rol',
      'a.detail',
      'en.nombre as entidad',
      buildClase().as('clase'),
    ])
    .where('a.id', 'in', selectIds(mesaId));
  if (clase !== undefined) query = query.where(buildClase(), '=', clase);
  if (usuarioId !== undefined) query = query.where('a.actor_user_id', '=', usuarioId);
  if (desde !== undefined) query = query.where('a.occurred_at', '>=', startOfDay(desde));
  if (hasta !== undefined) query = query.where('a.occurred_at', '<', startOfDay(hasta, 1));
  if (antesDe !== undefined) query = query.where('a.id', '<', antesDe);
  return query.limit(maximo + 1).execute();
}

export type EventoFound = Awaited<ReturnType<typeof listEventos>>[number];

/** Who changed something of a mesa, in Spanish order. */
export async function listPersonas(database: Database, mesaId: number): Promise<PersonaHistorial[]> {
  const nombre = buildNombreCompleto('u');
  return database
    .selectFrom('usuarios as u')
    .select(['u.id', nombre.as('nombre')])
    .where(
      'u.id',
      'in',
      sql<number>`(select a.actor_user_id from audit_events a
        where a.result = 'exito' and a.id in ${selectIds(mesaId)})`,
    )
    .orderBy('u.clave_de_orden')
    .orderBy('u.id')
    .execute();
}

/** Ids by catalogue. */
export type Ids = Readonly<Record<ReferenciaHistorial, ReadonlySet<number>>>;

/** Names the given ids have today. */
export async function findNombres(database: Database, ids: Ids): Promise<Nombres> {
  const [
    entidades,
    servicios,
    usuarios,
    reuniones,
    estadosServicio,
    elementos,
    solicitudes,
    estadosSolicitud,
  ] = await Promise.all([
    readNombres(ids.entidades, (set) =>
      database.selectFrom('entidades').select(['id', 'nombre']).where('id', 'in', set).execute(),
    ),
    readNombres(ids.servicios, (set) =>
      database.selectFrom('servicios').select(['id', 'nombre']).where('id', 'in', set).execute(),
    ),
    readNombres(ids.usuarios, (set) =>
      database
        .selectFrom('usuarios as u')
        .select(['u.id', buildNombreCompleto('u').as('nombre')])
        .where('u.id', 'in', set)
        .execute(),
    ),
    readNombres(ids.reuniones, (set) =>
      database.selectFrom('reuniones').select(['id', 'tematica as nombre']).where('id', 'in', set).execute(),
    ),
    readNombres(ids.estadosServicio, (set) =>
      database.selectFrom('estados_servicio').select(['id', 'nombre']).where('id', 'in', set).execute(),
    ),
    readNombres(ids.elementos, (set) =>
      database
        .selectFrom('elementos_versiones')
        .distinctOn('elemento_id')
        .select(['elemento_id as id', 'nombre'])
        .where('elemento_id', 'in', set)
        .orderBy('elemento_id')
        .orderBy('id', 'desc')
        .execute(),
    ),
    readNombres(ids.solicitudes, (set) =>
      database
        .selectFrom('solicitudes')
        .select(['id', 'radicado as nombre'])
        .where('id', 'in', set)
        .where('radicado', 'is not', null)
        .$narrowType<{ nombre: string }>()
        .execute(),
    ),
    readNombres(ids.estadosSolicitud, (set) =>
      database.selectFrom('estados_solicitud').select(['id', 'nombre']).where('id', 'in', set).execute(),
    ),
  ]);
  const capitalized = new Map([...entidades].map(([id, nombre]) => [id, presentEntidad(nombre)]));
  return {
    entidades: capitalized,
    servicios,
    usuarios,
    reuniones,
    estadosServicio,
    elementos,
    solicitudes,
    estadosSolicitud,
  };
}

interface Nombrado {
  readonly id: number;
  readonly nombre: string;
}

async function readNombres(
  ids: ReadonlySet<number>,
  read: (ids: number[]) => Promise<Nombrado[]>,
): Promise<ReadonlyMap<number, string>> {
  if (ids.size === 0) return new Map();
  return new Map((await read([...ids])).map(({ id, nombre }) => [id, nombre]));
}

/** What the meetings and commitments of a page are about, by their ids. */
export async function findObjetos(
  database: Database,
  reuniones: readonly number[],
  compromisos: readonly number[],
) {
  const [tematicas, descripciones] = await Promise.all([
    readNombres(new Set(reuniones), (set) =>
      database.selectFrom('reuniones').select(['id', 'tematica as nombre']).where('id', 'in', set).execute(),
    ),
    readNombres(new Set(compromisos), (set) =>
      database
        .selectFrom('compromisos')
        .select(['id', 'descripcion as nombre'])
        .where('id', 'in', set)
        .execute(),
    ),
  ]);
  return { reunion: tematicas, compromiso: descripciones };
}
