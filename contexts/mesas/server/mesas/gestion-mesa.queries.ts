import type { DatabaseSchema } from '@marco/database';
import { spanishOrder } from '@marco/server-kit/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { RolParticipante } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** A mesa with the names of its lead and its consultant. */
export async function findGestion(database: Database, id: number) {
  return database
    .selectFrom('mesas as m')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_lider_id')
    .innerJoin('usuarios as u', 'u.id', 'm.consultor_principal_id')
    .selectAll('m')
    .select(['e.nombre as entidad_lider', buildNombreCompleto('u').as('consultor')])
    .where('m.id', '=', id)
    .executeTakeFirst();
}

export type GestionRow = NonNullable<Awaited<ReturnType<typeof findGestion>>>;

/** The same with its row locked: nobody else changes the mesa, or what belongs to it, until the transaction ends. */
export async function findLockedGestion(transaction: Transaction<DatabaseSchema>, id: number) {
  await transaction.selectFrom('mesas').select('id').where('id', '=', id).forUpdate().execute();
  return findGestion(transaction, id);
}

/** Participating entities with their rol: the leader first, then in Spanish order. */
export async function listParticipantes(database: Database, mesaId: number) {
  return database
    .selectFrom('mesas_entidades as me')
    .innerJoin('entidades as e', 'e.id', 'me.entidad_id')
    .select(['e.id', 'e.nombre', sql<RolParticipante>`me.rol`.as('rol')])
    .where('me.mesa_id', '=', mesaId)
    .orderBy(sql`me.rol <> 'lider'`)
    .orderBy(spanishOrder('e.nombre'))
    .orderBy('e.id')
    .execute();
}

/** Linked services with their state, in Spanish order. */
export async function listVinculados(database: Database, mesaId: number) {
  return database
    .selectFrom('mesas_servicios as ms')
    .innerJoin('servicios as s', 's.id', 'ms.servicio_id')
    .innerJoin('estados_servicio as es', 'es.id', 's.estado_servicio_id')
    .select(['s.id', 's.nombre', 'es.nombre as estado'])
    .where('ms.mesa_id', '=', mesaId)
    .orderBy(spanishOrder('s.nombre'))
    .orderBy('s.id')
    .execute();
}

/** Whether there is an active entity of that id. */
export async function hasEntidadActiva(database: Database, id: number): Promise<boolean> {
  const entidades = database.selectFrom('entidades').select('id').where('id', '=', id);
  return (await entidades.where('activa', '=', true).executeTakeFirst()) !== undefined;
}

/** Whether somebody is an active user of the ministry (MESA-13). */
export async function isUsuarioMinisterio(database: Database, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('usuarios as u')
    .innerJoin('membresias as m', 'm.usuario_id', 'u.id')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_id')
    .select('u.id')
    .where('u.id', '=', id)
    .where('u.activo', '=', true)
    .where('m.estado', '=', 'activa')
    .where('e.ambito', '=', 'ministerio')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether there is an active service of that id. */
export async function hasServicioActivo(database: Database, id: number): Promise<boolean> {
  const servicios = database.selectFrom('servicios').select('id').where('id', '=', id);
  return (await servicios.where('activo', '=', true).executeTakeFirst()) !== undefined;
}

/** Active people of an entity, who get the messages about the mesas it leads. */
export async function listPersonasDeEntidad(database: Database, entidadId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select('u.id')
    .where('m.entidad_id', '=', entidadId)
    .where('m.estado', '=', 'activa')
    .where('u.activo', '=', true)
    .orderBy('u.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many commitments of a mesa are open. */
export async function countAbiertos(database: Database, mesaId: number): Promise<number> {
  const { abiertos } = await database
    .selectFrom('compromisos')
    .select(sql<number>`count(*)`.as('abiertos'))
    .where('mesa_id', '=', mesaId)
    .where('estado', '=', 'abierto')
    .executeTakeFirstOrThrow();
  return abiertos;
}

/** The open commitments of a mesa, the one due first at the start. */
export async function listAbiertosDeMesa(database: Database, mesaId: number) {
  return database
    .selectFrom('compromisos')
    .select(['id', 'descripcion'])
    .where('mesa_id', '=', mesaId)
    .where('estado', '=', 'abierto')
    .orderBy('fecha_vencimiento')
    .orderBy('id')
    .execute();
}
