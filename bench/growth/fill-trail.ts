import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: set-based SQL of a benchmark reads no row by its type
type Database = Kysely<any>;

const COMPROMISOS_POR_MESA = 50;
const NOTIFICACIONES = 300_000;
const EVENTOS = 1_000_000;

/** Who takes part in the new mesas: their leader and two more. */
export async function insertParticipantes(database: Database): Promise<void> {
  await sql`with e as materialized (select array_agg(id order by id) as ids from entidades)
    insert into mesas_entidades (mesa_id, entidad_id, rol)
    select m.id, m.entidad_lider_id, 'lider' from mesas m
      where not exists (select 1 from mesas_entidades p where p.mesa_id = m.id)
    union all
    select m.id, e.ids[1 + (m.id * 31 + k) % cardinality(e.ids)], case k when 1 then 'proveedora' else 'consumidora' end
      from mesas m, e, generate_series(1, 2) k
      where not exists (select 1 from mesas_entidades p where p.mesa_id = m.id)
    on conflict do nothing`.execute(database);
}

/** Commitments of every mesa, three in five closed. */
export async function insertCompromisos(database: Database): Promise<void> {
  await sql`with u as materialized (select array_agg(usuario_id order by m.id) as ids from membresias m join roles r on r.id = m.rol_id
      where r.ambito = 'ministerio' and m.estado = 'activa'),
    e as materialized (select array_agg(id order by id) as ids from entidades)
    insert into compromisos (mesa_id, descripcion, responsable, responsable_usuario_id, entidad_id, fecha_acuerdo,
      plazo_dias_habiles, fecha_vencimiento, estado, cerrado_en, motivo_cierre)
    select m.id, 'Entregar el avance ' || k || ' del intercambio ' || m.id, 'Persona ' || (m.id + k),
      case when k % 5 = 0 then u.ids[1 + (m.id + k) % cardinality(u.ids)] end,
      e.ids[1 + (m.id * 13 + k * 7) % cardinality(e.ids)], date '2025-01-01' + (m.id + k * 9) % 650, 20,
      date '2025-02-01' + (m.id + k * 9) % 690, c.estado,
      case when c.estado <> 'abierto' then timestamptz '2025-03-01' + (m.id + k * 9) % 600 * interval '1 day' end,
      case when c.estado = 'cancelado' then 'Ya no se necesita' end
    from mesas m, generate_series(1, ${sql.lit(COMPROMISOS_POR_MESA)}) k, u, e,
      lateral (select (array['abierto', 'cumplido', 'cumplido', 'abierto', 'cancelado'])[1 + k % 5] as estado) c`.execute(
    database,
  );
}

/** Notices: 20,000 of the administrator, the rest one or two a person; one in ten unread. */
export async function insertNotificaciones(database: Database): Promise<void> {
  await sql`insert into notificaciones (usuario_id, evento, titulo, texto, enlace, created_at, leida_en)
    select case when n % 15 = 0 then a.id else p.primero + n % 200000 end, 'usuario-aprobado', 'Aviso ' || n,
      'Le informamos que su registro cambió de estado.', '/app/home',
      timestamptz '2025-11-01' + n * interval '1 minute',
      case when n % 10 <> 3 then timestamptz '2026-11-01' end
    from generate_series(1, ${sql.lit(NOTIFICACIONES)}) n,
      (select id from usuarios where numero_identificacion = '1000000001') a,
      (select min(id) as primero from usuarios where emisor = 'https://pais.ejemplo') p`.execute(database);
}

/** Two years of the trail: every person of the country acts, most of them a few times. */
export async function insertEventos(database: Database): Promise<void> {
  await insertEventosDesde(database, 1, EVENTOS);
}

/** Events numbered between two numbers of the generator. */
export async function insertEventosDesde(database: Database, first: number, last: number): Promise<void> {
  await sql`with e as materialized (select array_agg(id order by id) as ids from entidades)
    insert into audit_events (occurred_at, actor_user_id, actor_entity_id, actor_role, address, action, object_type,
      object_id, result, correlation_id, detail)
    select timestamptz '2024-11-20' + n * interval '63 seconds', p.primero + n * 7 % 200000,
      e.ids[1 + n * 7 % cardinality(e.ids)],
      'lider-interoperabilidad', '10.' || n % 200 || '.' || n % 250 || '.' || n % 240,
      (array['iniciar-sesion', 'cerrar-sesion', 'crear-solicitud', 'cambiar-usuario', 'editar-mesa', 'descargar'])[1 + n % 6],
      (array['sesion', 'sesion', 'solicitud', 'membresia', 'mesa', 'archivo'])[1 + n % 6], (n % 90000)::text,
      case when n % 40 = 0 then 'rechazo' else 'exito' end, md5(n::text),
      case n % 6 when 2 then jsonb_build_object('radicado', 'SN1-PAIS-' || n, 'motivo', 'Se radica la solicitud de datos')
        when 3 then jsonb_build_object('antes', jsonb_build_object('rol', n % 9), 'despues', jsonb_build_object('rol', n % 7))
        when 4 then jsonb_build_object('mesaId', n % 2000, 'campo', 'objetivo') else '{}' end
    from generate_series(${sql.lit(first)}, ${sql.lit(last)}) n, e,
      (select coalesce(min(id), 1) as primero from usuarios where emisor = 'https://pais.ejemplo') p`.execute(
    database,
  );
}
