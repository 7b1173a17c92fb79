import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { EstadoDeriva } from '../../contract/contratos.terms.ts';
import type { Ambiente } from '../../contract/terms.ts';
import type { PaginaDeLista } from '../operacion/importaciones.queries.ts';

type Database = Kysely<DatabaseSchema>;

export interface ServicioPlataformaRow {
  readonly id: number;
  readonly version: number;
  readonly ambiente: Ambiente;
  readonly partes: readonly string[];
  readonly servicio_id: number | null;
  readonly servicio_nombre: string | null;
  readonly ans_disponibilidad: number | null;
  readonly ans_p95_ms: number | null;
  readonly ans_tasa_error: number | null;
  readonly clientes: number;
  /** Whether a contract of its servicio was certified. */
  readonly hay_certificado: boolean;
  /** Of its contract in production, the last time it was compared. */
  readonly deriva: DerivaRow | null;
}

export interface DerivaRow {
  readonly estado: EstadoDeriva;
  readonly total: number;
  readonly rompen: number;
  /** In ms. */
  readonly momento: number;
}

/** The certified contracts `a` of the versions `v` of a service of the platform `s`: of each version the last one. */
export const CONTRATOS_CERTIFICADOS = sql`servicios_versiones v
  join lateral (
    select n.contrato_archivo_id from solicitudes_nivel_dos n join solicitudes q on q.id = n.solicitud_id
    join estados_solicitud e on e.id = q.estado_id and e.codigo = 'certificada'
    where n.servicio_version_id = v.id order by q.id desc limit 1
  ) n on true
  join archivos a on a.id = n.contrato_archivo_id and v.estado <> 'retirada'`;

const COLUMNAS = sql`s.id, s.version, m.ambiente,
  array[m.instancia, m.clase, m.miembro, m.codigo, s.codigo, s.numero] as partes,
  s.servicio_id, d.nombre as servicio_nombre, s.ans_disponibilidad, s.ans_p95_ms, s.ans_tasa_error,
  (select count(*)::int from plataforma_relaciones r where r.servicio_id = s.id) as clientes,
  exists (select from ${CONTRATOS_CERTIFICADOS} where v.servicio_id = s.servicio_id) as hay_certificado,
  (select jsonb_build_object('estado', k.estado, 'total', k.total, 'rompen', k.rompen,
      'momento', (extract(epoch from k.created_at) * 1000)::bigint)
    from plataforma_contratos k where k.servicio_id = s.id order by k.id desc limit 1) as deriva`;
const ORIGEN = sql`from plataforma_servicios s join plataforma_subsistemas m on m.id = s.subsistema_id
  left join servicios d on d.id = s.servicio_id`;
/** What an import that was never applied named is nobody's to see. */
const SE_VE = sql`(s.servicio_id is not null or s.en_catalogo or exists (
  select from plataforma_pulsos p join plataforma_horas_vigentes v
    on v.ambiente = p.ambiente and v.hora = p.hora and v.importacion_id = p.importacion_id
  where p.servicio_id = s.id))`;
const IDENTIFICADOR = sql`concat_ws('/', m.instancia, m.clase, m.miembro, nullif(m.codigo, ''), s.codigo, nullif(s.numero, ''))`;

export interface BusquedaServicios extends PaginaDeLista {
  readonly ambiente: Ambiente | null;
  readonly texto: string;
}

/** A page of the services of the platform, by their identifier. */
export async function listServiciosPlataforma(
  database: Database,
  { ambiente, texto, pagina, tamano }: BusquedaServicios,
): Promise<{ readonly rows: readonly ServicioPlataformaRow[]; readonly total: number }> {
  const where = sql`where ${SE_VE} and (${ambiente}::text is null or m.ambiente = ${ambiente})
    and (${texto}::text = '' or strpos(lower(${IDENTIFICADOR}), lower(${texto}::text)) > 0
      or strpos(lower(coalesce(d.nombre, '')), lower(${texto}::text)) > 0)`;
  const { rows } = await sql<ServicioPlataformaRow>`select ${COLUMNAS} ${ORIGEN} ${where}
    order by m.ambiente desc, ${IDENTIFICADOR}, s.id
    limit ${tamano} offset ${tamano * (pagina - 1)}`.execute(database);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${ORIGEN} ${where}`.execute(
    database,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findServicioPlataforma(
  database: Database,
  id: number,
): Promise<ServicioPlataformaRow | undefined> {
  const { rows } = await sql<ServicioPlataformaRow>`select ${COLUMNAS} ${ORIGEN} where s.id = ${id}`.execute(
    database,
  );
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function findLockedServicioPlataforma(
  trx: Transaction<DatabaseSchema>,
  id: number,
): Promise<ServicioPlataformaRow | undefined> {
  await sql`select id from plataforma_servicios where id = ${id} for update`.execute(trx);
  return findServicioPlataforma(trx, id);
}

export async function hasServicio(database: Database, servicioId: number): Promise<boolean> {
  const { rows } = await sql`select id from servicios where id = ${servicioId}`.execute(database);
  return rows.length > 0;
}

/** The services of production that a servicio of the directory is, the promises of the newest first. */
export async function listDeServicio(
  database: Database,
  servicioId: number,
): Promise<readonly ServicioPlataformaRow[]> {
  const { rows } = await sql<ServicioPlataformaRow>`select ${COLUMNAS} ${ORIGEN}
    where s.servicio_id = ${servicioId} and m.ambiente = 'produccion' order by s.id desc`.execute(database);
  return rows;
}

/** The last hour of a service that was marked as an incident. */
export async function findUltimoIncidente(
  database: Database,
  servicios: readonly number[],
): Promise<number | null> {
  const { rows } = await sql<{ hora: number | null }>`select max(hora) as hora from plataforma_anomalias
    where servicio_id = any(${[...servicios]}::int[]) and marca = 'incidente'`.execute(database);
  return rows[0]?.hora ?? null;
}
