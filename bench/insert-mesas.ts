import { sql } from 'kysely';
import type { Bench } from './start-bench.ts';

/** Mesas of generated names, always the same, over the entidades and people of the demo. */
export async function insertMesas({ database }: Pick<Bench, 'database'>, count: number): Promise<void> {
  await sql`with e as materialized (select array_agg(id order by id) as ids from entidades where activa),
      u as materialized (select array_agg(m.consultor_principal_id order by m.id) as ids from mesas m)
    insert into mesas (nombre, activa, objetivo, descripcion, entidad_lider_id, consultor_principal_id,
      email_responsable_entidad, email_consultor, cerrada_en, motivo_cierre)
    select (array['Intercambio', 'Árbol', 'Ñandú', 'Pasaportes', 'Índice', 'Catastro', 'Salud', 'Tránsito'])[1 + n % 8]
        || ' de información ' || n, n % 4 <> 0, 'Objetivo ' || n, repeat('Descripción del intercambio. ', 10),
      e.ids[1 + n * 7 % cardinality(e.ids)], u.ids[1 + n * 3 % cardinality(u.ids)],
      'entidad@ejemplo.gov.co', 'consultor@ejemplo.gov.co',
      case when n % 4 = 0 then timestamptz '2026-01-01' end, case when n % 4 = 0 then 'Terminó' end
    from generate_series(1, ${sql.lit(count)}) n, e, u`.execute(database.kysely);
  await sql`with s as materialized (select array_agg(id order by id) as ids from servicios)
    insert into mesas_servicios (mesa_id, servicio_id)
    select m.id, s.ids[1 + (m.id + k * 5) % cardinality(s.ids)] from mesas m, s, generate_series(0, 2) k
    on conflict do nothing`.execute(database.kysely);
}

/** Meetings that were held, each with files, for every mesa there is. */
export async function insertReuniones(
  { database }: Pick<Bench, 'database'>,
  perMesa: number,
  filesEach: number,
): Promise<void> {
  const { kysely } = database;
  await sql`insert into reuniones (mesa_id, estado, tematica, avance, inicia_en, consultor_principal_id, participante)
    select m.id, 'realizada', 'Temática ' || n, repeat('Avance de la reunión. ', 20),
      timestamptz '2025-01-01 15:00Z' + make_interval(days => n * 7), m.consultor_principal_id, 'Ana Ejemplo'
    from mesas m, generate_series(1, ${sql.lit(perMesa)}) n`.execute(kysely);
  await sql`with nuevos as (
      insert into archivos (carpeta, nombre, tipo_mime, tamano_bytes, sha256, publico)
      select 'mesas', 'documento-' || r.id || '-' || k || '.pdf', 'application/pdf', 1000,
        encode(sha256((r.id || ' ' || k)::bytea), 'hex'), true
      from reuniones r, generate_series(1, ${sql.lit(filesEach)}) k
      where r.tematica like 'Temática %'
      returning id, nombre)
    insert into reuniones_archivos (reunion_id, archivo_id, orden)
    select split_part(nombre, '-', 2)::int, id, 10 + split_part(split_part(nombre, '-', 3), '.', 1)::int
    from nuevos`.execute(kysely);
}
