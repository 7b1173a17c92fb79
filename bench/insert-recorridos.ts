import { sql } from 'kysely';
import type { Bench } from './start-bench.ts';

/** What tells them from those of the demo. */
const MARCA = 'MEDIDA';
const PASOS = ['radicar', 'asignar', 'revisar', 'conceptualizar', 'presentar', 'aprobar', 'certificar'];
const ESTADOS = [
  'borrador',
  'radicada',
  'asignada',
  'en-revision',
  'en-conceptualizacion',
  'pendiente-entidad',
  'concepto-favorable',
  'certificada',
];

/**
 * Requests of level 1 filed over two years, over the servicios of the measure and three persons: nine in ten took their seven steps to
 * the certification and have their certificate, the others wait at some step.
 */
export async function insertRecorridos(
  { database: { kysely } }: Pick<Bench, 'database'>,
  cantidad: number,
): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    await sql`with s as materialized (select array_agg(id order by id) as ids from servicios where nombre like '%de la medida'),
        u as materialized (select array_agg(id order by id) as ids from (select id from usuarios order by id limit 3) x)
      insert into solicitudes (nivel, tipo, estado_id, radicado, radicada_en, entidad_id, solicitante_id, consultor_id, servicio_id,
        servicio_nombre)
      select 1, 'nueva', (select id from estados_solicitud where codigo = 'certificada'), ${MARCA} || '-' || n,
        now() - (n % 700 + 1) * interval '1 day', v.entidad_id, u.ids[1], u.ids[1 + n % 3], v.id, v.nombre
      from generate_series(1, ${cantidad}::int) n cross join s cross join u
      join servicios v on v.id = s.ids[1 + n % cardinality(s.ids)]`.execute(trx);
    await sql`insert into solicitudes_pasos (solicitud_id, accion, desde_id, hasta_id, created_at)
      select s.id, (${PASOS}::text[])[k], d.id, h.id, s.radicada_en + (k - 1) * (1 + s.id % 5) * interval '1 day'
      from solicitudes s cross join generate_series(1, ${sql.lit(PASOS.length)}) k
      join estados_solicitud d on d.codigo = (${ESTADOS}::text[])[k] join estados_solicitud h on h.codigo = (${ESTADOS}::text[])[k + 1]
      where s.radicado like ${`${MARCA}-%`} and (s.id % 10 > 0 or k <= 1 + s.id % 6)
        and s.radicada_en + (k - 1) * (1 + s.id % 5) * interval '1 day' < now()
      order by s.id, k`.execute(trx);
    await sql`insert into certificados_claves (id, publica, material, created_at) values ('c-2026-888888', '', '', now())`.execute(
      trx,
    );
    await sql`insert into certificados (numero, codigo, nivel, anio, solicitud_id, servicio_id, entidad_id, radicado, servicio_nombre,
        estado_desde, expedido_en, contenido, registro, huella_contenido, credencial, huella_credencial, clave_id)
      select s.radicado, lpad(s.id::text, 17, '0'), 1, 2026, s.id, s.servicio_id, s.entidad_id, s.radicado, s.servicio_nombre,
        p.created_at, p.created_at, '{}', '{}', repeat('0', 64), '', repeat('0', 64), 'c-2026-888888'
      from solicitudes s join solicitudes_pasos p on p.solicitud_id = s.id and p.accion = 'certificar'
      where s.radicado like ${`${MARCA}-%`}`.execute(trx);
    await sql`insert into solicitudes_pronosticos (solicitud_id, fecha, base, dias_probables, dias_seguros)
      select s.id, (s.radicada_en at time zone 'America/Bogota')::date, 'historia', 10, 10 + (s.id % 10)::int from solicitudes s
      where s.radicado like ${`${MARCA}-%`}`.execute(trx);
  });
  await sql`analyze`.execute(kysely);
}
