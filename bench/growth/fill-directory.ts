import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: set-based SQL of a benchmark reads no row by its type
type Database = Kysely<any>;

const ENTIDADES = 12_000;
const USUARIOS = 200_000;

const NOMBRES =
  'Ana Luis María Carlos Ángela José Diana Óscar Lucía Íngrid Andrés Sofía Ñuflo Marta Iván Elena'.split(' ');
const APELLIDOS =
  'Rojas Peña Gómez Núñez Zapata Ávila Cárdenas Muñoz Díaz Úsuga Ñáñez Torres Herrera Vargas Salazar Beltrán Quintero'.split(
    ' ',
  );
const CLASES =
  'Alcaldía Gobernación Hospital Ministerio Instituto Superintendencia Agencia Fondo Unidad Personería'.split(
    ' ',
  );
const LUGARES =
  'Ábrego Bello Chía Duitama Envigado Funza Girón Honda Ibagué Jericó Ñemocón Ocaña Pasto Quibdó'.split(' ');

/** The element of a list that a number of the row says. */
const pick = (list: readonly string[], by: string) =>
  sql`(${list}::text[])[1 + (${sql.raw(by)}) % ${sql.lit(list.length)}]`;

/** Public bodies, schools and companies over all sectors and municipalities, one in fifty inactive. */
export async function insertEntidades(database: Database): Promise<void> {
  await sql`with s as materialized (select array_agg(id order by id) as ids from sectores),
      o as materialized (select array_agg(id order by id) as ids from ordenes),
      m as materialized (select array_agg(codigo order by codigo) as codigos from municipios)
    insert into entidades (nit, digito_verificacion, tipo, nombre, sigla, activa, sector_id, orden_id,
      departamento_codigo, municipio_codigo, correo_electronico)
    select (700000000 + n)::text, n % 10, case n % 20 when 0 then 'privada' when 1 then 'ies' else 'publica' end,
      ${pick(CLASES, 'n')} || ' de ' || ${pick(LUGARES, 'n / 10')} || ' ' || n, 'E' || n, n % 50 <> 0,
      s.ids[1 + n % cardinality(s.ids)], o.ids[1 + n % cardinality(o.ids)],
      left(m.codigos[1 + n % cardinality(m.codigos)], 2), m.codigos[1 + n % cardinality(m.codigos)],
      'contacto' || n || '@entidad' || n || '.gov.co'
    from generate_series(1, ${sql.lit(ENTIDADES)}) n, s, o, m`.execute(database);
}

/** People with one membresía each: one in twenty waits, one in forty was refused, one in forty is inactive. */
export async function insertUsuarios(database: Database): Promise<void> {
  await sql`insert into usuarios (tipo_identificacion_id, numero_identificacion, primer_nombre, segundo_nombre,
      primer_apellido, segundo_apellido, correo_electronico, emisor, sujeto)
    select (select id from tipos_identificacion where sigla = 'CC'), (1100000000 + n)::text,
      ${pick(NOMBRES, 'n')}, 'Nombre' || n, ${pick(APELLIDOS, 'n / 16')}, ${pick(APELLIDOS, 'n / 7')},
      'persona' || n || '@correo' || n % 900 || '.gov.co', 'https://pais.ejemplo', 'persona-' || n
    from generate_series(1, ${sql.lit(USUARIOS)}) n`.execute(database);
  await sql`with e as materialized (select array_agg(id order by id) as ids from entidades),
      r as materialized (select array_agg(id order by id) as ids from roles where ambito = 'entidad')
    insert into membresias (usuario_id, entidad_id, rol_id, estado, motivo_rechazo,
      correo_electronico, created_at)
    select u.id, e.ids[1 + n.n % cardinality(e.ids)],
      case when n.n % 20 = 0 then null else r.ids[1 + n.n % cardinality(r.ids)] end,
      case when n.n % 20 = 0 then 'pendiente' when n.n % 40 = 1 then 'rechazada' when n.n % 40 = 3 then 'inactiva' else 'activa' end,
      case when n.n % 40 = 1 then 'No trabaja en la entidad' end,
      case when n.n % 3 = 0 then 'cargo' || n.n || '@entidad' || n.n % 12000 || '.gov.co' end,
      timestamptz '2024-01-01' + n.n * interval '5 minutes'
    from usuarios u cross join lateral (select substr(u.sujeto, 9)::int as n) n, e, r
    where u.emisor = 'https://pais.ejemplo'`.execute(database);
}
