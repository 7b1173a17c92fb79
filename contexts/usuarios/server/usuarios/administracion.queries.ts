import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/**
 * Whether a rol of a joined `roles` table administers the product: of the ministry, and with every permission to
 * decide about users and about roles.
 *
 * @param alias name the query gave the table
 */
export function buildAdministra(alias: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${alias}.ambito`)} = 'ministerio' and (
    select count(*) from roles_permisos p join subfuncionalidades s on s.id = p.subfuncionalidad_id
    where p.rol_id = ${sql.ref(`${alias}.id`)}
      and (s.codigo, p.accion) in (('usuarios', 'editar'), ('usuarios', 'aprobar'), ('roles', 'editar'))) = 3)`;
}

/**
 * How many people can administer users and roles now.
 *
 * @param exceptRolId counts those with another rol only
 */
export async function countAdministradores(database: Database, exceptRolId = 0): Promise<number> {
  const { total } = await database
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
    .innerJoin('roles as r', 'r.id', 'm.rol_id')
    .select(sql<number>`count(*)`.as('total'))
    .where('m.estado', '=', 'activa')
    .where('u.activo', '=', true)
    .where('e.activa', '=', true)
    .where('r.id', '<>', exceptRolId)
    .where(buildAdministra('r'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether a person administers users and roles now, and nobody else does. */
export async function isUltimoAdministrador(database: Database, usuarioId: number): Promise<boolean> {
  const rows = await database
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
    .innerJoin('roles as r', 'r.id', 'm.rol_id')
    .select('m.usuario_id')
    .distinct()
    .where('m.estado', '=', 'activa')
    .where('u.activo', '=', true)
    .where('e.activa', '=', true)
    .where(buildAdministra('r'))
    .limit(2)
    .execute();
  return rows.length === 1 && rows[0]?.usuario_id === usuarioId;
}

/** Any number, the same for every change that concerns administrators. */
const TURNO_ADMINISTRACION = 20_261_121;

/**
 * Takes a lock until the transaction ends. Decisions that count administrators run one after the other; otherwise two
 * administrators could remove each other at the same time.
 */
export async function startTurnoDeAdministracion(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TURNO_ADMINISTRACION}::bigint)`.execute(transaction);
}

/** The ministry, whose people administer the product. */
export async function getMinisterio(database: Database): Promise<{ id: number; nombre: string }> {
  return database
    .selectFrom('entidades')
    .select(['id', 'nombre'])
    .where('ambito', '=', 'ministerio')
    .where('activa', '=', true)
    .executeTakeFirstOrThrow(() => new Error('No active entity is the ministry.'));
}

/** Rol of the reference data; another one with the same powers serves while it is inactive or was changed. */
const ROL_PREFERIDO = 'administrador-mintic';

/** A role that administers. */
export async function getRolAdministrador(database: Database): Promise<number> {
  const { id } = await database
    .selectFrom('roles as r')
    .select('r.id')
    .where('r.activo', '=', true)
    .where(buildAdministra('r'))
    .orderBy(sql`r.codigo = ${ROL_PREFERIDO} desc, r.id`)
    .limit(1)
    .executeTakeFirstOrThrow(() => new Error('No active role administers users and roles.'));
  return id;
}
