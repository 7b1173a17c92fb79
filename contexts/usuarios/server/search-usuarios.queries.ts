import type { DatabaseSchema } from '@marco/database';
import type { Actor } from '@marco/server-kit';
import { collectIds, onPage } from '@marco/server-kit/database';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FiltroUsuarios, PaginaUsuarios } from '../contract/index.ts';
import type { EstadoDeMembresia, OrdenUsuario } from '../contract/terms.ts';
import { listAcciones } from '../rules/index.ts';
import { toQuienDecide } from './decision-context.ts';
import { buildMembresias, findSiglasPropias } from './membresias.queries.ts';
import { buildNombreCompleto } from './port.ts';
import { presentUsuarioRow } from './present-membresia.ts';

type Database = Kysely<DatabaseSchema>;

const ESTADO_SQL: Readonly<Record<EstadoDeMembresia, RawBuilder<SqlBool>>> = {
  pendiente: sql`m.por_aprobar`,
  activa: sql`m.activa`,
  inactiva: sql`not (m.por_aprobar or m.activa or m.rechazada)`,
  rechazada: sql`m.rechazada`,
};

/** What each column is ordered by; pending first in that of the states. */
const ORDER_KEYS: Readonly<Record<OrdenUsuario, RawBuilder<unknown>>> = {
  nombre: sql`clave_orden(${buildNombreCompleto('u')}) collate "C"`,
  numeroIdentificacion: sql`clave_orden(u.numero_identificacion) collate "C"`,
  entidad: sql`clave_orden(e.nombre) collate "C"`,
  rol: sql`clave_orden(r.nombre) collate "C"`,
  estado: sql`case when m.por_aprobar then 1 when m.activa then 2 when m.rechazada then 4 else 3 end`,
  fecha: sql`m.created_at`,
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
    select count(*) filter (where ${ESTADO_SQL.pendiente}) as pendiente,
      count(*) filter (where ${ESTADO_SQL.activa}) as activa,
      count(*) filter (where ${ESTADO_SQL.inactiva}) as inactiva,
      count(*) filter (where ${ESTADO_SQL.rechazada}) as rechazada
    from membresias m join usuarios u on u.id = m.usuario_id
    where ${buildFiltro(actor, filtro)}`.execute(database);
  const porEstado = counted[0] ?? { pendiente: 0, activa: 0, inactiva: 0, rechazada: 0 };
  const query = buildMembresias(database, await findSiglasPropias(database));
  const rows = await orderMembresias(query.where(buildCondiciones(actor, filtro)), {
    ordenarPor,
    descendente,
  })
    .$call(onPage({ pagina, tamano }))
    .execute();
  const total = filtro.estado
    ? porEstado[filtro.estado]
    : Object.values(porEstado).reduce((sum, count) => sum + count, 0);
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
  alcance: Alcance,
  filtro: FiltroUsuarios,
  orden: OrdenUsuarios,
) {
  const query = database
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
    .leftJoin('roles as r', 'r.id', 'm.rol_id')
    .select('m.id')
    .where(buildCondiciones(alcance, filtro));
  return collectIds(database, orderMembresias(query, orden));
}

/** Ordered as asked, then by name and id. */
function orderMembresias<Query extends { orderBy(key: RawBuilder<unknown>): Query }>(
  query: Query,
  { ordenarPor, descendente }: OrdenUsuarios,
): Query {
  return query
    .orderBy(sql`${ORDER_KEYS[ordenarPor]} ${descendente ? sql`desc nulls last` : sql`asc nulls last`}`)
    .orderBy(ORDER_KEYS.nombre)
    .orderBy(sql`m.id`);
}

/** Whose users somebody sees. */
export type Alcance = Pick<Actor, 'readsAllEntities' | 'entityId'>;

function buildCondiciones(alcance: Alcance, filtro: FiltroUsuarios): RawBuilder<SqlBool> {
  const others = buildFiltro(alcance, filtro);
  return filtro.estado ? sql<SqlBool>`${others} and ${ESTADO_SQL[filtro.estado]}` : others;
}

/** Everything but the state; every word of the text stands in the name, the number or an e-mail. */
function buildFiltro(actor: Alcance, { texto, entidadId, rolId }: FiltroUsuarios): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [sql`true`];
  if (!actor.readsAllEntities) conditions.push(sql`m.entidad_id = ${actor.entityId}`);
  if (entidadId != null) conditions.push(sql`m.entidad_id = ${entidadId}`);
  if (rolId != null) conditions.push(sql`m.rol_id = ${rolId}`);
  for (const word of (texto ?? '').split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
    conditions.push(sql`(u.texto_de_busqueda like texto_busqueda(${pattern})
      or texto_busqueda(m.correo_electronico) like texto_busqueda(${pattern}))`);
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
