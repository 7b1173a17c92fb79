import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** How often a situation of an operation was answered on a day. */
export interface ConteoDelDia {
  /** AAAA-MM-DD in Colombia. */
  readonly dia: string;
  readonly versionId: number;
  readonly operacion: string;
  readonly situacion: string;
  readonly total: number;
}

/** Adds counts to those of their days, in the order of their keys: two processes that add the same do not wait in a circle. */
export async function addConteos(
  database: Kysely<DatabaseSchema>,
  conteos: readonly ConteoDelDia[],
): Promise<void> {
  await sql`
    insert into simulador_conteos as kept (fecha, version_id, operacion, situacion, total)
    select dicho.dia, dicho."versionId", dicho.operacion, dicho.situacion, dicho.total
    from jsonb_to_recordset(${JSON.stringify(conteos)}::jsonb)
      as dicho(dia date, "versionId" int, operacion text, situacion text, total int)
    join servicios_versiones v on v.id = dicho."versionId"
    order by dicho.dia, dicho."versionId", dicho.operacion, dicho.situacion
    on conflict (fecha, version_id, operacion, situacion) do update set total = kept.total + excluded.total`.execute(
    database,
  );
}
