import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { Ambito, EstadoDeMembresia } from '../../contract/terms.ts';
import { buildAdministra } from './administracion.queries.ts';
import { buildNombreCompleto } from './nombre-completo.ts';

type Database = Kysely<DatabaseSchema>;

/** Membresías with everything that shows and decides about them, to be filtered by the caller. */
export function buildMembresias(database: Database) {
  return database
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .innerJoin('tipos_identificacion as t', 't.id', 'u.tipo_identificacion_id')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
    .leftJoin('roles as r', 'r.id', 'm.rol_id')
    .select([
      'm.id',
      'm.version',
      'm.usuario_id',
      'm.cargo',
      sql<EstadoDeMembresia>`m.estado`.as('estado'),
      'm.motivo_rechazo',
      'm.created_at',
      sql<string>`coalesce(m.correo_electronico, u.correo_electronico)`.as('correo_electronico'),
      buildNombreCompleto('u').as('usuario_nombre'),
      'u.activo as usuario_activo',
      'u.numero_identificacion',
      't.sigla as tipo_identificacion',
      'e.id as entidad_id',
      'e.nombre as entidad_nombre',
      'e.sigla as entidad_sigla',
      'e.activa as entidad_activa',
      sql<Ambito>`e.ambito`.as('entidad_ambito'),
      'r.id as rol_id',
      'r.nombre as rol_nombre',
      'r.ambito as rol_ambito',
      'r.activo as rol_activo',
      buildAdministra('r').as('rol_administra'),
    ]);
}

export type MembresiaRow = Awaited<ReturnType<typeof listMembresias>>[number];

/** Membresías by id, in the order asked for. */
export async function listMembresias(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await buildMembresias(database)
    .where('m.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Entidades each of these people has a membresía in. */
export async function listEntidadesPorUsuario(database: Database, usuarioIds: readonly number[]) {
  if (usuarioIds.length === 0) return new Map<number, ReadonlySet<number>>();
  const rows = await database
    .selectFrom('membresias')
    .select(['usuario_id', 'entidad_id'])
    .where('usuario_id', 'in', [...usuarioIds])
    .execute();
  const groups = Map.groupBy(rows, (row) => row.usuario_id);
  return new Map([...groups].map(([id, group]) => [id, new Set(group.map((row) => row.entidad_id))]));
}

/** A rol as the decisions read it; undefined when there is none. */
export async function findRolDecidible(database: Database, id: number) {
  return selectRoles(database).where('r.id', '=', id).executeTakeFirst();
}

/** Roles that may still be given, by name. */
export async function listRolesActivos(database: Database) {
  return selectRoles(database)
    .where('r.activo', '=', true)
    .orderBy(sql`clave_orden(r.nombre) collate "C"`)
    .execute();
}

function selectRoles(database: Database) {
  return database
    .selectFrom('roles as r')
    .select([
      'r.id',
      'r.nombre',
      'r.descripcion',
      'r.activo',
      sql<Ambito>`r.ambito`.as('ambito'),
      buildAdministra('r').as('administra'),
    ]);
}

/** An entidad as the decisions read it; undefined when there is none. */
export async function findEntidadDecidible(database: Database, id: number) {
  return database
    .selectFrom('entidades as e')
    .select(['e.id', 'e.nombre', 'e.activa', sql<Ambito>`e.ambito`.as('ambito')])
    .where('e.id', '=', id)
    .executeTakeFirst();
}
