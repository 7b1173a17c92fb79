import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { EstadoSuspendible, EstadoVersionServicio } from '../../contract/versiones.terms.ts';

type Database = Kysely<DatabaseSchema>;

/** A version with what is said of its end, its servicio and whose it is. */
export async function findVida(database: Database, id: number) {
  return database
    .selectFrom('servicios_versiones as v')
    .innerJoin('servicios as s', 's.id', 'v.servicio_id')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .select([
      'v.id',
      'v.servicio_id as servicioId',
      'v.mayor',
      'v.menor',
      'v.version',
      's.nombre as servicio',
    ])
    .select(['e.id as entidadId', 'e.nombre as entidad', 'v.obsoleta_desde as obsoletaDesde'])
    .select([
      'v.retirada_en as retiradaEn',
      'v.sucesora_id as sucesoraId',
      'v.motivo_obsolescencia as motivo',
    ])
    .select([
      sql<EstadoVersionServicio>`v.estado`.as('estado'),
      sql<EstadoSuspendible | null>`v.suspendida_desde`.as('suspendidaDesde'),
      sql<string | null>`v.fecha_retiro::text`.as('fechaRetiro'),
    ])
    .where('v.id', '=', id)
    .executeTakeFirst();
}
export type VidaRow = NonNullable<Awaited<ReturnType<typeof findVida>>>;

/**
 * Whether the end of a version was said again after a saying that waits to be told.
 *
 * @param dicho number of change of the version at that saying
 */
export async function hasFinPosterior(
  database: Database,
  kind: string,
  { versionId, dicho }: { readonly versionId: number; readonly dicho: number },
): Promise<boolean> {
  const { rows } =
    await sql`select id from jobs where kind = ${kind} and payload ->> 'versionId' = ${String(versionId)}
    and payload ->> 'que' in ('obsoleta', 'retiro') and (payload ->> 'dicho')::int > ${dicho}::int limit 1`.execute(
      database,
    );
  return rows.length > 0;
}

/** Obsolete versions whose day has come, those that wait longest first. */
export async function listPorRetirar(trx: Transaction<DatabaseSchema>, hoy: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('servicios_versiones')
    .select('id')
    .where('estado', '=', 'obsoleta')
    .where(sql<boolean>`fecha_retiro <= ${hoy}::date`)
    .orderBy('fecha_retiro')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
