import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { PromesaMedida } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Servicios that promised something in production of which a month is not judged yet. */
export async function listPorMedir(database: Database, meses: readonly string[]): Promise<readonly number[]> {
  const { rows } = await sql<{ servicio_id: number }>`
    select distinct s.servicio_id from plataforma_servicios s
    join plataforma_subsistemas m on m.id = s.subsistema_id and m.ambiente = 'produccion'
    where s.servicio_id is not null
      and (s.ans_disponibilidad is not null or s.ans_p95_ms is not null or s.ans_tasa_error is not null)
      and (select count(*) from plataforma_meses x where x.servicio_id = s.servicio_id
        and x.fecha_mes = any(${[...meses]}::date[])) < ${meses.length}
    order by s.servicio_id`.execute(database);
  return rows.map(({ servicio_id }) => servicio_id);
}

/** Months of a servicio that were judged, with what each broke. */
export async function listMesesMedidos(
  database: Database,
  servicioId: number,
  meses: readonly string[],
): Promise<ReadonlyMap<string, readonly PromesaMedida[]>> {
  const { rows } = await sql<{ mes: string; incumplidas: PromesaMedida[] }>`
    select fecha_mes::text as mes, incumplidas from plataforma_meses
    where servicio_id = ${servicioId}::int and fecha_mes = any(${[...meses]}::date[])`.execute(database);
  return new Map(rows.map(({ mes, incumplidas }) => [mes, incumplidas]));
}
