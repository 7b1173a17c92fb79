import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

function buildMensajes(database: Database) {
  return database
    .selectFrom('solicitudes_conversaciones as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .select(['c.id', 'c.usuario_id', 'c.es_ministerio', 'c.texto', 'c.created_at'])
    .select(buildNombreCompleto('u').as('autor'));
}

export type MensajeRow = Awaited<ReturnType<ReturnType<typeof buildMensajes>['execute']>>[number];

/**
 * The last messages of a request, the newest first.
 *
 * @param antesDe number of a message: those before it alone
 */
export function listMensajes(
  database: Database,
  solicitudId: number,
  { antesDe, limite }: { readonly antesDe: number | undefined; readonly limite: number },
): Promise<MensajeRow[]> {
  return buildMensajes(database)
    .where('c.solicitud_id', '=', solicitudId)
    .$if(antesDe !== undefined, (query) => query.where('c.id', '<', sql<number>`${antesDe}`))
    .orderBy('c.id', 'desc')
    .limit(limite)
    .execute();
}

/** @throws Error where there is none */
export function getMensaje(database: Database, id: number): Promise<MensajeRow> {
  return buildMensajes(database).where('c.id', '=', id).executeTakeFirstOrThrow();
}

export async function countMensajes(database: Database, solicitudId: number): Promise<number> {
  const { total } = await database
    .selectFrom('solicitudes_conversaciones')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('solicitud_id', '=', solicitudId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** People of one side who wrote in a conversation. */
export async function listAutores(
  database: Database,
  solicitudId: number,
  esMinisterio: boolean,
): Promise<number[]> {
  const rows = await database
    .selectFrom('solicitudes_conversaciones')
    .select('usuario_id as id')
    .distinct()
    .where('solicitud_id', '=', solicitudId)
    .where('es_ministerio', '=', esMinisterio)
    .execute();
  return rows.map(({ id }) => id);
}
