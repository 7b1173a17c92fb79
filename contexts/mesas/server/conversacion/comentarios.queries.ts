import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql, type Transaction } from 'kysely';
import { RECURSO_MESAS } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

function buildComentarios(database: Database) {
  return database
    .selectFrom('mesas_comentarios as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .leftJoin('entidades as e', 'e.id', 'c.entidad_id')
    .select(['c.id', 'c.mesa_id', 'c.usuario_id', 'c.texto', 'c.editado_en', 'c.created_at'])
    .select(['e.nombre as entidad', buildNombreCompleto('u').as('autor')]);
}

export type ComentarioRow = Awaited<ReturnType<ReturnType<typeof buildComentarios>['execute']>>[number];

/**
 * The last comments of a mesa, the newest first.
 *
 * @param antesDe number of a comment: those before it alone
 */
export function listComentarios(
  database: Database,
  mesaId: number,
  { antesDe, limite }: { readonly antesDe: number | undefined; readonly limite: number },
): Promise<ComentarioRow[]> {
  return buildComentarios(database)
    .where('c.mesa_id', '=', mesaId)
    .$if(antesDe !== undefined, (query) => query.where('c.id', '<', sql<number>`${antesDe}`))
    .orderBy('c.id', 'desc')
    .limit(limite)
    .execute();
}

/** @throws Error where there is none */
export function getComentario(database: Database, id: number): Promise<ComentarioRow> {
  return buildComentarios(database).where('c.id', '=', id).executeTakeFirstOrThrow();
}

/** A comment whose row nobody else changes until the transaction ends. */
export async function findLockedComentario(
  transaction: Transaction<DatabaseSchema>,
  id: number,
): Promise<ComentarioRow | undefined> {
  await transaction.selectFrom('mesas_comentarios').select('id').where('id', '=', id).forUpdate().execute();
  return buildComentarios(transaction).where('c.id', '=', id).executeTakeFirst();
}

export async function countComentarios(database: Database, mesaId: number): Promise<number> {
  const { total } = await database
    .selectFrom('mesas_comentarios')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('mesa_id', '=', mesaId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Names of some people as they are today. */
export async function listNombres(
  database: Database,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly nombre: string }[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom('usuarios as u')
    .select(['u.id', buildNombreCompleto('u').as('nombre')])
    .where('u.id', 'in', ids)
    .execute();
}

/**
 * Who takes part in a mesa today: active people of its entidades whose rol reads the mesas, and those of the ministry whose rol
 * runs them. Of who is both the ministry counts.
 */
export async function listQuienesParticipan(database: Database, mesaId: number) {
  const rows = await database
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .innerJoin('roles as r', 'r.id', 'm.rol_id')
    .innerJoin('roles_permisos as p', 'p.rol_id', 'r.id')
    .innerJoin('subfuncionalidades as s', 's.id', 'p.subfuncionalidad_id')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
    .leftJoin('mesas_entidades as me', (join) =>
      join.onRef('me.entidad_id', '=', 'm.entidad_id').on('me.mesa_id', '=', mesaId),
    )
    .select(['u.id', buildNombreCompleto('u').as('nombre'), 'u.clave_de_orden', 'r.ambito'])
    .select('e.nombre as entidad')
    .where('s.codigo', '=', RECURSO_MESAS.code)
    .where('m.estado', '=', 'activa')
    .where('u.activo', '=', true)
    .where(({ and, eb, or }) =>
      or([
        and([eb('r.ambito', '=', 'ministerio'), eb('p.accion', '=', 'editar')]),
        and([eb('me.mesa_id', 'is not', null), eb('p.accion', '=', 'consultar')]),
      ]),
    )
    .orderBy('u.clave_de_orden')
    .orderBy('u.id')
    .execute();
  const personas = new Map<number, { id: number; nombre: string; entidad: string | null }>();
  for (const { id, nombre, ambito, entidad } of rows)
    if (ambito === 'ministerio') personas.set(id, { id, nombre, entidad: null });
    else if (!personas.has(id)) personas.set(id, { id, nombre, entidad });
  return [...personas.values()];
}
