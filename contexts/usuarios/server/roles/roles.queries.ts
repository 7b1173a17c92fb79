import type { Action } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { FuncionalidadDeMenu, Rol, RolConPermisos } from '../../contract/index.ts';
import type { Ambito } from '../../contract/terms.ts';
import type { AmbienteDeRol, ClavePermiso } from '../../rules/roles/can-update-rol.ts';
import { buildAdministra, countAdministradores } from '../usuarios/administracion.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Roles by name, each with how many active users hold it. */
export async function listRoles(database: Database): Promise<Rol[]> {
  return selectRoles(database).orderBy(sql`clave_orden(r.nombre) collate "C"`).execute();
}

/** A rol; undefined when there is none. */
export async function findRol(database: Database, id: number): Promise<Rol | undefined> {
  return selectRoles(database).where('r.id', '=', id).executeTakeFirst();
}

function selectRoles(database: Database) {
  return database
    .selectFrom('roles as r')
    .select([
      'r.id',
      'r.version',
      'r.codigo',
      'r.nombre',
      'r.descripcion',
      'r.activo',
      sql<Ambito>`r.ambito`.as('ambito'),
      sql<number>`(select count(*) from membresias m where m.rol_id = r.id and m.estado = 'activa')`.as(
        'usuarios',
      ),
    ]);
}

/** Whether another rol has this name, whatever its case and accents. */
export async function hasNombreDeRol(database: Database, nombre: string, exceptId: number | null) {
  let query = database
    .selectFrom('roles')
    .select('id')
    .where(sql<boolean>`texto_busqueda(nombre) = texto_busqueda(${nombre})`);
  if (exceptId !== null) query = query.where('id', '<>', exceptId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** These roles with what each may do. */
export async function listConPermisos(database: Database, roles: readonly Rol[]): Promise<RolConPermisos[]> {
  const rows = await database
    .selectFrom('roles_permisos')
    .select(['rol_id', 'subfuncionalidad_id', sql<Action>`accion`.as('accion')])
    .orderBy(sql`rol_id, subfuncionalidad_id, accion`)
    .execute();
  const groups = Map.groupBy(rows, (row) => row.rol_id);
  return roles.map((rol) => ({
    ...rol,
    permisos: (groups.get(rol.id) ?? []).map(({ subfuncionalidad_id, accion }) => ({
      subfuncionalidadId: subfuncionalidad_id,
      accion,
    })),
  }));
}

/** Permissions of a rol as the rule reads them. */
export async function listClaves(database: Database, rolId: number): Promise<Set<ClavePermiso>> {
  const rows = await database
    .selectFrom('roles_permisos as p')
    .innerJoin('subfuncionalidades as s', 's.id', 'p.subfuncionalidad_id')
    .select(sql<ClavePermiso>`s.codigo || ':' || p.accion`.as('clave'))
    .where('p.rol_id', '=', rolId)
    .execute();
  return new Set(rows.map(({ clave }) => clave));
}

/** What the decision about a rol depends on, as it is now. */
export async function loadAmbienteDeRol(database: Database, id: number): Promise<AmbienteDeRol> {
  const { membresias, administra, otros } = await database
    .selectFrom('roles as r')
    .select([
      sql<number>`(select count(*) from membresias m where m.rol_id = r.id)`.as('membresias'),
      buildAdministra('r').as('administra'),
      sql<number>`(select count(*) from roles o where o.id <> r.id and o.activo and ${buildAdministra('o')})`.as(
        'otros',
      ),
    ])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    membresias,
    administra,
    otrosQueAdministran: otros,
    administradoresConOtroRol: await countAdministradores(database, id),
    permisos: await listClaves(database, id),
  };
}

/** The menu as it is administered: every part, also those the caller does not hold. */
export async function listMenu(database: Database): Promise<FuncionalidadDeMenu[]> {
  const [funcionalidades, subs, acciones, items] = await Promise.all([
    database.selectFrom('funcionalidades').selectAll().orderBy('orden').orderBy('id').execute(),
    database.selectFrom('subfuncionalidades').selectAll().orderBy('orden').orderBy('id').execute(),
    database.selectFrom('subfuncionalidades_acciones').selectAll().execute(),
    database.selectFrom('items_funcionalidad').selectAll().orderBy('orden').orderBy('id').execute(),
  ]);
  return funcionalidades.map(({ id, version, nombre, orden }) => ({
    id,
    version,
    nombre,
    orden,
    subfuncionalidades: subs
      .filter((sub) => sub.funcionalidad_id === id)
      .map((sub) => ({
        id: sub.id,
        version: sub.version,
        nombre: sub.nombre,
        orden: sub.orden,
        descripcion: sub.descripcion,
        acciones: acciones
          .filter((row) => row.subfuncionalidad_id === sub.id)
          .map((row) => row.accion as Action),
        items: items
          .filter((item) => item.subfuncionalidad_id === sub.id)
          .map((item) => ({
            id: item.id,
            version: item.version,
            nombre: item.nombre,
            orden: item.orden,
            descripcion: item.descripcion,
            accion: item.accion as Action,
          })),
      })),
  }));
}

/** Actions each subfuncionalidad has, by its code, and the code of each by its id. */
export async function listDisponibles(database: Database) {
  const rows = await database
    .selectFrom('subfuncionalidades_acciones as a')
    .innerJoin('subfuncionalidades as s', 's.id', 'a.subfuncionalidad_id')
    .select(['s.id', 's.codigo', sql<Action>`a.accion`.as('accion')])
    .execute();
  const groups = Map.groupBy(rows, (row) => row.codigo);
  return {
    acciones: new Map(
      [...groups].map(([codigo, group]) => [codigo, new Set(group.map((row) => row.accion))]),
    ),
    codigos: new Map(rows.map((row) => [row.id, row.codigo])),
  };
}
