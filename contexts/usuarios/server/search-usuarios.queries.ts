import type { DatabaseSchema } from '@marco/database';
import type { Actor } from '@marco/server-kit';
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
  let query = buildMembresias(database, await findSiglasPropias(database)).where(buildFiltro(actor, filtro));
  if (filtro.estado) query = query.where(ESTADO_SQL[filtro.estado]);
  const rows = await query
    .orderBy(sql`${ORDER_KEYS[ordenarPor]} ${descendente ? sql`desc nulls last` : sql`asc nulls last`}`)
    .orderBy(ORDER_KEYS.nombre)
    .orderBy('m.id')
    .limit(tamano)
    .offset(tamano * (pagina - 1))
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

/** Everything but the state; every word of the text stands in the name, the number or an e-mail. */
function buildFiltro(actor: Actor, { texto, entidadId, rolId }: FiltroUsuarios): RawBuilder<SqlBool> {
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
