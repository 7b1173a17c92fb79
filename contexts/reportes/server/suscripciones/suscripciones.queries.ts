import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  CondicionReporte,
  FormatoReporte,
  FrecuenciaReporte,
} from '../../contract/suscripciones.terms.ts';
import { RECURSO_REPORTES } from '../../contract/terms.ts';
import type { LectorDeIndicadores } from '../../rules/indicadores/can-read-indicador.ts';

type Database = Kysely<DatabaseSchema>;

export interface SuscripcionReporteRow {
  readonly id: number;
  readonly usuarioId: number;
  readonly membresiaId: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly ambito: string;
  readonly frecuencia: FrecuenciaReporte;
  readonly dia: number | null;
  readonly hora: number;
  readonly formato: FormatoReporte;
  readonly condicion: CondicionReporte;
  readonly firma: string;
  readonly cumpleMeta: boolean | null;
  readonly proximaEn: Date | null;
  readonly enviadaEn: Date | null;
  readonly pausada: boolean;
  readonly motivo: string;
  readonly codigoRetiro: string;
}

function selectSuscripciones(rest: RawBuilder<unknown>): RawBuilder<SuscripcionReporteRow> {
  return sql<SuscripcionReporteRow>`
    select s.id, s.usuario_id as "usuarioId", s.membresia_id as "membresiaId", s.codigo, i.nombre, s.ambito, s.frecuencia, s.dia, s.hora,
      s.formato, s.condicion, s.firma, s.cumple_meta as "cumpleMeta", s.proxima_en as "proximaEn", s.enviada_en as "enviadaEn",
      s.pausada, s.motivo, s.codigo_retiro as "codigoRetiro"
    from suscripciones_reportes s join indicadores i on i.codigo = s.codigo ${rest}`;
}

/** Those of a person, the newest one first. */
export async function listDePersona(
  database: Database,
  usuarioId: number,
): Promise<readonly SuscripcionReporteRow[]> {
  const { rows } = await selectSuscripciones(
    sql`where s.usuario_id = ${usuarioId} order by s.id desc`,
  ).execute(database);
  return rows;
}

/** One of a person, held until the transaction ends. */
export async function findDePersona(
  database: Database,
  id: number,
  usuarioId: number,
): Promise<SuscripcionReporteRow | undefined> {
  const { rows } = await selectSuscripciones(
    sql`where s.id = ${id} and s.usuario_id = ${usuarioId} for update of s`,
  ).execute(database);
  return rows[0];
}

/** The one a code leaves, held until the transaction ends. */
export async function findPorRetirar(
  database: Database,
  codigo: string,
): Promise<SuscripcionReporteRow | undefined> {
  const { rows } = await selectSuscripciones(sql`where s.codigo_retiro = ${codigo} for update of s`).execute(
    database,
  );
  return rows[0];
}

/** Whose hour has come, or whose month was closed since it was looked at last. */
const isDebida = (
  now: Date,
) => sql`not s.pausada and (s.proxima_en <= ${now} or (s.proxima_en is null and exists (
  select from cortes c where c.clase = 'mes' and c.huella is not null and c.tomado_en > s.revisada_en)))`;

/** Whether one is due. */
export async function hasPorEnviar(database: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean }>`
    select exists (select from suscripciones_reportes s where ${isDebida(now)}) as hay`.execute(database);
  return rows[0]?.hay ?? false;
}

/** Some of those that are due, held until the transaction ends. */
export async function listPorEnviar(
  database: Database,
  now: Date,
  limite: number,
): Promise<readonly SuscripcionReporteRow[]> {
  const { rows } = await selectSuscripciones(sql`
    where ${isDebida(now)} order by s.proxima_en nulls last, s.id limit ${limite} for update of s skip locked`).execute(
    database,
  );
  return rows;
}

/** What a membresía reads of the indicators today; undefined where it reads none any more. */
export async function findLector(
  database: Database,
  membresiaId: number,
): Promise<LectorDeIndicadores | undefined> {
  const { rows } = await sql<LectorDeIndicadores>`
    select r.ambito = 'ministerio' as "readsAllEntities", r.ambito = 'operador' as "operatesPlatform"
    from membresias m join usuarios u on u.id = m.usuario_id join entidades e on e.id = m.entidad_id join roles r on r.id = m.rol_id
    where m.id = ${membresiaId} and m.estado = 'activa' and u.activo and e.activa and r.activo
      and exists (select from roles_permisos p join subfuncionalidades f on f.id = p.subfuncionalidad_id
        where p.rol_id = r.id and f.codigo = ${RECURSO_REPORTES.code} and p.accion = 'consultar')`.execute(
    database,
  );
  return rows[0];
}
