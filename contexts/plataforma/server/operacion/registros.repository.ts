import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import { HORA_MS } from '../../rules/operacion/sumas.ts';

/** Sides of exchanges as columns: a piece has thousands, and a statement takes columns quicker than rows. */
export interface ColumnasDeRegistros {
  readonly hora: number[];
  /** Digest of the message, as a UUID. */
  readonly mensaje: string[];
  readonly productor: number[];
  /** Within the hour, in ms. */
  readonly desfase: number[];
  readonly relacion: number[];
  /** In ms; -1 where it is not known. */
  readonly duracion: number[];
  readonly falla: number[];
  readonly bytes: number[];
}

/**
 * Adds the sides that no import brought before.
 *
 * @returns how many they were
 */
export async function addRegistros(
  trx: Transaction<DatabaseSchema>,
  { ambiente, importacionId }: { readonly ambiente: number; readonly importacionId: number },
  columnas: ColumnasDeRegistros,
): Promise<number> {
  const { hora, mensaje, productor, desfase, relacion, duracion, falla, bytes } = columnas;
  if (hora.length === 0) return 0;
  const { rows } = await sql<{ total: number }>`
    with nuevos as (
      insert into plataforma_registros
        (ambiente, hora, mensaje, productor, entrada, relacion_id, importacion_id, duracion, falla, bytes)
      select ${sql.lit(ambiente)}, t.hora, t.mensaje::uuid, t.productor = 1, t.hora::bigint * ${sql.lit(HORA_MS)} + t.desfase,
        t.relacion, ${importacionId}::int, nullif(t.duracion, -1), t.falla, t.bytes
      from unnest(${hora}::int[], ${mensaje}::text[], ${productor}::int[], ${desfase}::int[], ${relacion}::int[],
        ${duracion}::int[], ${falla}::int[], ${bytes}::int[])
        as t (hora, mensaje, productor, desfase, relacion, duracion, falla, bytes)
      on conflict do nothing returning 1)
    select count(*)::int as total from nuevos`.execute(trx);
  return rows[0]?.total ?? 0;
}

/** Removes the sides an import brought into some hours. */
export async function deleteRegistrosDe(
  database: Kysely<DatabaseSchema>,
  ambiente: number,
  hora: number,
  importacionId: number,
): Promise<void> {
  await sql`delete from plataforma_registros
    where ambiente = ${sql.lit(ambiente)} and hora = ${hora} and importacion_id = ${importacionId}`.execute(
    database,
  );
}

/** Closes hours whose days are over, with their sides; those of an environment with an open import wait. */
export async function closeHoras(database: Kysely<DatabaseSchema>, limite: number): Promise<number> {
  return database.transaction().execute(async (trx) => {
    const { rows } = await sql<{ ambiente: number; hora: number }>`
      select v.ambiente, v.hora from plataforma_horas_vigentes v
      where not v.cerrada and v.abierta_hasta <= now() and not exists (
        select from plataforma_importaciones i
        where i.ambiente = (array['calidad', 'preproduccion', 'produccion'])[v.ambiente + 1]
          and i.estado in ('recibiendo', 'calculando', 'revisada', 'descartando'))
      order by v.abierta_hasta, v.hora limit ${limite} for update skip locked`.execute(trx);
    for (const { ambiente, hora } of rows) {
      await sql`delete from plataforma_registros where ambiente = ${ambiente} and hora = ${hora}`.execute(
        trx,
      );
      await sql`update plataforma_horas_vigentes set cerrada = true
        where ambiente = ${ambiente} and hora = ${hora}`.execute(trx);
    }
    return rows.length;
  });
}
