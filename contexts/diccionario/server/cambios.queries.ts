import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { TAMANO_CAMBIOS } from '../contract/terms.ts';

/** Something that happened to the registry: a version came into force, or stopped without another in its place. */
export interface CambioRow {
  readonly versionId: number;
  readonly suceso: 'incorporado' | 'caducado';
  readonly momento: Date;
  readonly motivo: string | null;
}

/** One page of what happened to the registry, the last first, and whether there is more. */
export async function listCambios(
  database: Kysely<DatabaseSchema>,
  pagina: number,
): Promise<{ readonly cambios: readonly CambioRow[]; readonly hayMas: boolean }> {
  const offset = TAMANO_CAMBIOS * (pagina - 1);
  const limit = offset + TAMANO_CAMBIOS + 1;
  const { rows } = await sql<CambioRow>`
    select * from (
      (select id as "versionId", 'incorporado' as suceso, rige_desde as momento, nullif(resumen_cambio, '') as motivo
        from elementos_versiones where rige_desde is not null order by rige_desde desc, id limit ${limit})
      union all
      (select id, 'caducado', rige_hasta, motivo_caducidad
        from elementos_versiones where estado = 'caducado' order by rige_hasta desc, id limit ${limit})
    ) c order by momento desc, "versionId", suceso limit ${sql.lit(TAMANO_CAMBIOS + 1)} offset ${offset}`.execute(
    database,
  );
  return { cambios: rows.slice(0, TAMANO_CAMBIOS), hayMas: rows.length > TAMANO_CAMBIOS };
}
