import type { DatabaseSchema } from '@marco/database';
import type { Actor } from '@marco/server-kit';
import { collectIds, type Place, readPlace } from '@marco/server-kit/database';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FiltroUsuarios, PaginaUsuarios } from '../../contract/index.ts';
import type { EstadoDeMembresia, OrdenUsuario } from '../../contract/terms.ts';
import { listAcciones } from '../../rules/usuarios/membresia-decidible.ts';
import { toQuienDecide } from './decision-context.ts';
import { listMembresias } from './membresias.queries.ts';
import { presentUsuarioRow } from './present-membresia.ts';

type Database = Kysely<DatabaseSchema>;

/** What each column is ordered by; pending first in that of the states, and people without a rol last. */
const ORDER_KEYS: Readonly<Record<OrdenUsuario, RawBuilder<unknown>>> = {
  nombre: sql`m.clave_de_orden`,
  numeroIdentificacion: sql`u.clave_de_numero`,
  entidad: sql`e.clave_de_orden`,
  rol: sql`r.puesto`,
  estado: sql`array_position(array['pendiente', 'activa', 'inactiva', 'rechazada'], m.estado)`,
  fecha: sql`m.created_at`,
};

/** The place of each rol in Spanish order, computed once; people without one come last. */
const ROLES = sql`(select id, rank() over (order by clave_orden(nombre) collate "C") as puesto from roles
  union all select 0, null)`;

/**
 * The tables that an order needs beside the membresías; other tables are joined only after the rows of the page are
 * known.
 */
const ORDER_JOINS: Readonly<Partial<Record<OrdenUsuario, RawBuilder<unknown>>>> = {
  numeroIdentificacion: sql`join usuarios u on u.id = m.usuario_id`,
  entidad: sql`join entidades e on e.id = m.entidad_id`,
  rol: sql`join ${ROLES} r on r.id = coalesce(m.rol_id, 0)`,
};

/**
 * One page of the users the caller may see that satisfy every given filter, how many there are, and how many there
 * are in each state without that filter. Ties by name and id, so pages never overlap.
 */
export async function searchUsuarios(
  database: Database,
  actor: Actor,
  filtro: FiltroUsuarios,
  { pagina, tamano, ordenarPor, descendente }: PaginaUsuarios,
) {
  const { rows: counted } = await sql<Record<EstadoDeMembresia, number>>`
    select count(*) filter (where m.estado = 'pendiente') as pendiente,
      count(*) filter (where m.estado = 'activa') as activa,
      count(*) filter (where m.estado = 'inactiva') as inactiva,
      count(*) filter (where m.estado = 'rechazada') as rechazada
    from membresias m where ${buildFiltro(actor, filtro)}`.execute(database);
  const porEstado = counted[0] ?? { pendiente: 0, activa: 0, inactiva: 0, rechazada: 0 };
  const total = filtro.estado
    ? porEstado[filtro.estado]
    : Object.values(porEstado).reduce((sum, count) => sum + count, 0);
  const place = readPlace({ pagina, tamano }, total);
  const { rows: shown } = await buildPagina(actor, filtro, { ordenarPor, descendente }, place).execute(
    database,
  );
  const ids = shown.map(({ id }) => id);
  const rows = await listMembresias(database, place.isFromEnd ? ids.reverse() : ids);
  return {
    usuarios: rows.map(presentUsuarioRow),
    total,
    porEstado,
    todasLasEntidades: actor.readsAllEntities,
    acciones: listAcciones(toQuienDecide(actor)),
  };
}

type OrdenUsuarios = Pick<PaginaUsuarios, 'ordenarPor' | 'descendente'>;

/** The ids of every membresía the caller may see that satisfies the filters, in the order of the list. */
export async function listMembresiaIds(
  database: Database,
  cobertura: Cobertura,
  filtro: FiltroUsuarios,
  orden: OrdenUsuarios,
) {
  return collectIds(database, buildIds(cobertura, filtro, orden));
}

/** Ids ordered as asked, then by name and id. */
export function buildIds(
  cobertura: Cobertura,
  filtro: FiltroUsuarios,
  orden: OrdenUsuarios,
): RawBuilder<{ id: number }> {
  return sql`select m.id from membresias m ${ORDER_JOINS[orden.ordenarPor] ?? sql``}
    where ${buildCondiciones(cobertura, filtro)} order by ${buildOrden(orden, false)}`;
}

/** The same of one page; from the end the other way round. */
function buildPagina(
  cobertura: Cobertura,
  filtro: FiltroUsuarios,
  orden: OrdenUsuarios,
  { isFromEnd, offset, limit }: Place,
): RawBuilder<{ id: number }> {
  const condiciones = buildCondiciones(cobertura, filtro);
  // Of each rol no more are read than may be on the page, in the order of its index.
  const from =
    orden.ordenarPor === 'rol'
      ? sql`${ROLES} r cross join lateral (
          select m.id, m.clave_de_orden from membresias m where coalesce(m.rol_id, 0) = r.id and ${condiciones}
          order by ${buildTies(isFromEnd)} limit ${offset + limit}) m`
      : sql`membresias m ${ORDER_JOINS[orden.ordenarPor] ?? sql``} where ${condiciones}`;
  return sql`select m.id from ${from} order by ${buildOrden(orden, isFromEnd)} limit ${limit} offset ${offset}`;
}

function buildOrden({ ordenarPor, descendente }: OrdenUsuarios, isFromEnd: boolean): RawBuilder<unknown> {
  const direction = descendente === isFromEnd ? sql`asc` : sql`desc`;
  // Only a rol may be missing; without `nulls last` the others are read of their index in both directions.
  const missing = isFromEnd ? sql`nulls first` : sql`nulls last`;
  const key = sql`${ORDER_KEYS[ordenarPor]} ${direction} ${ordenarPor === 'rol' ? missing : sql``}`;
  return sql`${key}, ${buildTies(isFromEnd)}`;
}

const buildTies = (isFromEnd: boolean) =>
  isFromEnd ? sql`m.clave_de_orden desc, m.id desc` : sql`m.clave_de_orden, m.id`;

/** Whose users somebody sees. */
export type Cobertura = Pick<Actor, 'readsAllEntities' | 'entityId'>;

function buildCondiciones(cobertura: Cobertura, filtro: FiltroUsuarios): RawBuilder<SqlBool> {
  const others = buildFiltro(cobertura, filtro);
  return filtro.estado ? sql<SqlBool>`${others} and m.estado = ${filtro.estado}` : others;
}

/** Everything but the state; every word of the text stands in the name, the number or an e-mail. Of membresías alone. */
function buildFiltro(actor: Cobertura, { texto, entidadId, rolId }: FiltroUsuarios): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [sql`true`];
  if (!actor.readsAllEntities) conditions.push(sql`m.entidad_id = ${actor.entityId}`);
  if (entidadId != null) conditions.push(sql`m.entidad_id = ${entidadId}`);
  if (rolId != null) conditions.push(sql`m.rol_id = ${rolId}`);
  for (const word of (texto ?? '').split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
    conditions.push(sql`m.texto_de_busqueda like texto_busqueda(${pattern})`);
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
