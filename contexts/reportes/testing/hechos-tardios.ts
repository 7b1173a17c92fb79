import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

const HOUR_MS = 3_600_000;

/** Two elements that nearly say the same, while the others wait to be compared. */
export async function addPareja(database: Kysely<DatabaseSchema>): Promise<void> {
  await sql`insert into elementos_parejas (una_id, otra_id, parecido)
    select min(v.id), max(v.id), 912 from elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id
    where v.estado = 'incorporado' and v.rige_desde < '2026-09-01' group by e.dominio_id having min(v.id) < max(v.id)
    order by e.dominio_id limit 1`.execute(database);
}

/** Seven exchanges of one pair in the hour of a moment, of which one failed, imported now. */
export async function addHoraTardia(database: Kysely<DatabaseSchema>, momento: string): Promise<void> {
  await sql`with m as (
      insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo)
      values ('produccion', 'CO', 'GOB', 'TARDE-0001', 'S') returning id
    ), s as (
      insert into plataforma_servicios (subsistema_id, codigo, numero) select id, 'tarde', 'v1' from m returning id
    )
    insert into plataforma_relaciones (servicio_id, cliente_id) select s.id, m.id from s, m`.execute(
    database,
  );
  await sql`insert into plataforma_importaciones (ambiente, nombre, estado, resumen, creada_por)
    select 'produccion', 'horas.jsonl', 'aplicada', '{}', min(id) from usuarios`.execute(database);
  const hora = Math.floor(Date.parse(momento) / HOUR_MS);
  await sql`insert into plataforma_horas (ambiente, hora, importacion_id, relacion_id, total, exitosas, por_falla, sin_pareja, ms_total,
      ms_proveedor, ms_red, con_red, bytes)
    select 2, ${hora}, (select max(id) from plataforma_importaciones), max(id), 7, 6, array[0, 0, 0, 1, 0, 0, 0], 0, array_fill(0, array[32]),
      array_fill(0, array[32]), 0, 0, 0 from plataforma_relaciones`.execute(database);
  await sql`insert into plataforma_horas_vigentes (ambiente, hora, importacion_id, abierta_hasta)
    select 2, ${hora}, max(id), now() from plataforma_importaciones`.execute(database);
}
