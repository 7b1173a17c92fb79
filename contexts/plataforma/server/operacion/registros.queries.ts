import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { MARGEN_DE_HORA_MS } from '../../rules/operacion/parejas.ts';
import { HORA_MS, type RegistroGuardado } from '../../rules/operacion/sumas.ts';

type Database = Kysely<DatabaseSchema>;

/** Sides read at a time. */
const POR_VEZ = 10_000;
/** Before and after every digest. */
const [MENOR, MAYOR] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/**
 * Sides of an hour and of its neighbourhood, sorted by message and relation, a part at a time: of the neighbourhood only
 * messages that the hour has too, since others decide nothing about it.
 */
export async function* readLados(
  database: Database,
  ambiente: number,
  hora: number,
): AsyncGenerator<readonly RegistroGuardado[]> {
  let desde = MENOR;
  while (true) {
    const hasta = await findHasta(database, { ambiente, hora, desde });
    const { rows } = await sql<RegistroGuardado>`
      select r.mensaje as huella, r.productor, r.entrada, r.duracion, r.falla, r.bytes, r.relacion_id as "relacionId",
        e.servicio_id as "servicioId"
      from plataforma_registros r join plataforma_relaciones e on e.id = r.relacion_id
      where r.ambiente = ${sql.lit(ambiente)} and r.hora in (${hora - 1}, ${hora}, ${hora + 1})
        and r.entrada >= ${hora * HORA_MS - MARGEN_DE_HORA_MS}
        and r.entrada < ${(hora + 1) * HORA_MS + MARGEN_DE_HORA_MS}
        and r.mensaje > ${desde}::uuid and r.mensaje <= ${hasta ?? MAYOR}::uuid
      order by r.mensaje, r.relacion_id`.execute(database);
    if (rows.length > 0) yield rows;
    if (hasta === undefined) return;
    desde = hasta;
  }
}

/** Up to which message the next part goes; undefined of the last part. */
async function findHasta(
  database: Database,
  { ambiente, hora, desde }: { readonly ambiente: number; readonly hora: number; readonly desde: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ mensaje: string }>`select mensaje from plataforma_registros
    where ambiente = ${sql.lit(ambiente)} and hora = ${hora} and mensaje > ${desde}::uuid
    order by mensaje offset ${sql.lit(POR_VEZ - 1)} limit 1`.execute(database);
  return rows[0]?.mensaje;
}
