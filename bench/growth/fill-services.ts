import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: set-based SQL of a benchmark reads no row by its type
type Database = Kysely<any>;

const SERVICIOS = 19_930;
const SOLICITUDES = 20_000;

/** Services of every entidad over the five states; the word «servicio» stands in nearly all names. */
export async function insertServicios(database: Database): Promise<void> {
  await sql`with e as materialized (select array_agg(id order by id) as ids from entidades),
      s as materialized (select array_agg(id order by id) as ids from estados_servicio)
    insert into servicios (entidad_id, nombre, descripcion, estado_servicio_id, activo)
    select e.ids[1 + n * 7 % cardinality(e.ids)],
      (array['Consulta del servicio de', 'Certificado del servicio de', 'Servicio de', 'Índice del servicio de'])[1 + n % 4]
        || ' ' || (array['predios', 'pasaportes', 'vehículos', 'subsidios', 'títulos'])[1 + n / 4 % 5] || ' ' || n,
      'Entrega a otras entidades lo que el registro ' || n || ' tiene.', s.ids[1 + n % cardinality(s.ids)], n % 25 <> 0
    from generate_series(1, ${sql.lit(SERVICIOS)}) n, e, s`.execute(database);
}

/** Requests of level 1 over every state, filed in two years. */
export async function insertSolicitudes(database: Database): Promise<void> {
  await sql`with s as materialized (select array_agg(id order by id) as ids from servicios),
      es as materialized (select array_agg(id order by orden) as ids from estados_solicitud),
      c as materialized (select array_agg(usuario_id order by m.id) as ids from membresias m join roles r on r.id = m.rol_id
        where r.codigo = 'consultor-mintic' and m.estado = 'activa'),
      u as materialized (select min(id) as primero from usuarios where emisor = 'https://pais.ejemplo')
    insert into solicitudes (radicado, radicada_en, nivel, tipo, servicio_id, servicio_nombre, entidad_id, estado_id,
      solicitante_id, consultor_id, fecha_vencimiento, cerrada_en, created_at, updated_at)
    select 'SN1-PAIS-' || lpad(n::text, 6, '0'), t.en, 1, 'nueva', s.ids[1 + n % cardinality(s.ids)],
      sv.nombre, sv.entidad_id, es.ids[2 + n % 13], u.primero + n * 9 % 200000, c.ids[1 + n % cardinality(c.ids)],
      (t.en + interval '30 days')::date, case when 2 + n % 13 > 10 then t.en + interval '20 days' end, t.en, t.en
    from generate_series(1, ${sql.lit(SOLICITUDES)}) n, s, es, c, u,
      lateral (select timestamptz '2024-11-01 15:00Z' + n * interval '50 minutes' as en) t,
      lateral (select nombre, entidad_id from servicios where id = s.ids[1 + n % cardinality(s.ids)]) sv`.execute(
    database,
  );
}
