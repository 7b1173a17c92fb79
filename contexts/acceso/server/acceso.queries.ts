import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** The person behind an identity of the authenticator: issuer and subject, never the number alone. */
export async function findUsuarioByIdentity(database: Database, emisor: string, sujeto: string) {
  return selectUsuario(database).where('emisor', '=', emisor).where('sujeto', '=', sujeto).executeTakeFirst();
}

export async function getUsuarioById(database: Database, id: number) {
  return selectUsuario(database).where('id', '=', id).executeTakeFirstOrThrow();
}

export type UsuarioRow = Awaited<ReturnType<typeof getUsuarioById>>;

function selectUsuario(database: Database) {
  return database
    .selectFrom('usuarios')
    .select([
      'id',
      'activo',
      'primer_nombre',
      'segundo_nombre',
      'primer_apellido',
      'segundo_apellido',
      'numero_identificacion',
      'correo_electronico',
    ]);
}

/** Every membership of a person, whatever its state: usable first, then pending, then the rest. */
export async function listMembresias(database: Database, usuarioId: number) {
  return database
    .selectFrom('membresias as m')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
    .leftJoin('roles as r', 'r.id', 'm.rol_id')
    .select([
      'm.id',
      'm.entidad_id',
      'm.rol_id',
      'm.estado',
      sql<boolean>`m.estado = 'activa' and e.activa`.as('activa'),
      'e.nombre as entidad_nombre',
      'r.nombre as rol_nombre',
    ])
    .where('m.usuario_id', '=', usuarioId)
    .orderBy(
      sql`(m.estado = 'activa' and e.activa) desc, m.estado = 'pendiente' desc, clave_orden(e.nombre) collate "C"`,
    )
    .orderBy('m.id')
    .execute();
}

export type MembresiaRow = Awaited<ReturnType<typeof listMembresias>>[number];

/** Entries of the menu a role may consult, with the items whose action it holds, as flat rows in menu order. */
export async function listPermisosDeRoles(database: Database, rolIds: readonly number[]) {
  if (rolIds.length === 0) return [];
  return database
    .selectFrom('roles_permisos as p')
    .innerJoin('subfuncionalidades as s', 's.id', 'p.subfuncionalidad_id')
    .innerJoin('funcionalidades as f', 'f.id', 's.funcionalidad_id')
    .leftJoin(
      sql<{
        id: number;
        subfuncionalidad_id: number;
        nombre: string;
        url: string;
        descripcion: string;
        orden: number;
      }>`
        (select i.*, r.rol_id from items_funcionalidad i join roles_permisos r
          on r.subfuncionalidad_id = i.subfuncionalidad_id and r.accion = i.accion)`.as('i'),
      (join) => join.onRef('i.subfuncionalidad_id', '=', 's.id').on(sql<boolean>`i.rol_id = p.rol_id`),
    )
    .select([
      'p.rol_id',
      'f.id as funcionalidad_id',
      'f.nombre as funcionalidad_nombre',
      's.id as sub_id',
      's.nombre as sub_nombre',
      's.descripcion as sub_descripcion',
      's.url as sub_url',
      's.consulta as sub_consulta',
      's.icono as sub_icono',
      'i.id as item_id',
      'i.nombre as item_nombre',
      'i.url as item_url',
      'i.descripcion as item_descripcion',
    ])
    .where('p.rol_id', 'in', [...rolIds])
    .where('p.accion', '=', 'consultar')
    .orderBy(sql`p.rol_id, f.orden, f.id, s.orden, s.id, i.orden, i.id`)
    .execute();
}

export type PermisoRow = Awaited<ReturnType<typeof listPermisosDeRoles>>[number];
