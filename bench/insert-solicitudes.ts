import { sql } from 'kysely';
import type { Bench } from './start-bench.ts';

/** Requests of every state but the draft, each of a servicio, filed one after the other over two thousand days. */
export async function insertSolicitudes(
  { database: { kysely } }: Pick<Bench, 'database'>,
  cantidad: number,
): Promise<void> {
  await sql`with s as materialized (select array_agg(id order by id) as ids from servicios),
    es as materialized (select array_agg(id order by orden) as ids from estados_solicitud),
    u as materialized (select min(id) as id from usuarios)
  insert into solicitudes (radicado, radicada_en, nivel, tipo, servicio_id, servicio_nombre, entidad_id, estado_id,
    solicitante_id, fecha_vencimiento, cerrada_en, created_at, updated_at)
  select 'LCI-N1-2020-' || lpad(n::text, 7, '0'), t.en, 1, 'nueva', sv.id, sv.nombre, sv.entidad_id, es.ids[2 + n % 13], u.id,
    (t.en + interval '30 days')::date, case when 2 + n % 13 > 10 then t.en + interval '20 days' end, t.en, t.en
  from generate_series(1, ${sql.lit(cantidad)}) n, s, es, u,
    lateral (select timestamptz '2020-06-01 15:00Z' + n * (interval '2000 days' / ${sql.lit(cantidad)}) as en) t,
    lateral (select id, nombre, entidad_id from servicios where id = s.ids[1 + n % cardinality(s.ids)]) sv`.execute(
    kysely,
  );
}
