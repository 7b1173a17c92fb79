import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { ClaseCorte, ObjetoFila } from '../../contract/terms.ts';
import type { FilaDeCorte, ValorDeCorte } from '../../rules/cortes/lineas.ts';
import type { CualCorte } from '../../rules/cortes/periodo.ts';
import type { Dimensiones } from '../../rules/indicadores/ambito.ts';
import type { VersionRige } from '../../rules/indicadores/vigentes.ts';

type Database = Kysely<DatabaseSchema>;

/** The versions of the indicators in use, with the day each is read since. */
export async function listVersionesEnUso(database: Database): Promise<readonly VersionRige[]> {
  const { rows } = await sql<VersionRige>`
    select v.codigo, v.version, v.fecha_rige::text as rige
    from indicadores_versiones v join indicadores i on i.codigo = v.codigo where i.activo
    order by v.codigo, v.version`.execute(database);
  return rows;
}

export interface CorteRow {
  readonly id: number;
  readonly clase: ClaseCorte;
  readonly fecha: string;
  readonly emision: number;
  readonly motivo: string;
  readonly tomadoEn: string;
  readonly reconstruido: boolean;
  readonly huella: string;
  /** The indicators it was computed for. */
  readonly codigos: readonly string[];
}

const COLUMNAS = sql`c.id, c.clase, c.fecha::text as fecha, c.emision, c.motivo, c.reconstruido, c.huella, c.codigos,
  to_char(c.tomado_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "tomadoEn"`;

/** The emission of a cut that holds: the last one. */
export async function findCorte(
  database: Database,
  { clase, fecha }: CualCorte,
): Promise<CorteRow | undefined> {
  const { rows } = await sql<CorteRow>`
    select ${COLUMNAS} from cortes c where c.clase = ${clase} and c.fecha = ${fecha} and c.huella is not null
    order by c.emision desc limit 1`.execute(database);
  return rows[0];
}

/** The latest cut of a day. */
export async function findUltimoCorte(database: Database): Promise<CorteRow | undefined> {
  const { rows } = await sql<CorteRow>`
    select ${COLUMNAS} from cortes c where c.clase = 'dia' and c.huella is not null order by c.fecha desc limit 1`.execute(
    database,
  );
  return rows[0];
}

/** The closures that hold, one a month, the oldest first. */
export async function listCierres(database: Database): Promise<readonly CorteRow[]> {
  const { rows } = await sql<CorteRow>`
    select distinct on (c.fecha) ${COLUMNAS} from cortes c where c.clase = 'mes' and c.huella is not null
    order by c.fecha, c.emision desc`.execute(database);
  return rows;
}

/** Months of a list that nobody closed yet. */
export async function listSinCerrar(
  database: Database,
  meses: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ fecha: string }>`
    select m.fecha::text as fecha from unnest(${[...meses]}::date[]) m (fecha)
    where not exists (select from cortes c where c.clase = 'mes' and c.fecha = m.fecha) order by m.fecha`.execute(
    database,
  );
  return rows.map(({ fecha }) => fecha);
}

/** A closure that was read before all of its facts had come, and the indicators of which. */
interface CierreAtrasado {
  readonly fecha: string;
  readonly emision: number;
  readonly codigos: readonly string[];
}

/** The closures that hold of which some indicators were not known whole, the oldest first. */
export async function listAtrasados(
  database: Database,
  codigos: readonly string[],
): Promise<readonly CierreAtrasado[]> {
  const { rows } = await sql<CierreAtrasado>`
    select c.fecha::text as fecha, c.emision, array_agg(distinct v.codigo order by v.codigo) as codigos
    from (select distinct on (fecha) id, fecha, emision from cortes where clase = 'mes' and huella is not null
      order by fecha, emision desc) c
    join indicadores_valores v on v.corte_id = c.id
    where v.codigo = any(${[...codigos]}::text[]) and v.calidad in ('parcial', 'sin-datos')
    group by c.fecha, c.emision order by c.fecha`.execute(database);
  return rows;
}

/** The first emission of each of some closures, by its id; of those that were told again alone. */
export async function listPrimeras(
  database: Database,
  cortes: readonly number[],
): Promise<readonly { readonly corteId: number; readonly primera: CorteRow }[]> {
  const { rows } = await sql<CorteRow & { corteId: number }>`
    select ${COLUMNAS}, u.id as "corteId" from cortes u
    join cortes c on c.clase = u.clase and c.fecha = u.fecha and c.emision = 1
    where u.id = any(${[...cortes]}::int[]) and u.emision > 1`.execute(database);
  return rows.map(({ corteId, ...primera }) => ({ corteId, primera }));
}

/** The values of a cut. */
export async function listValores(database: Database, corteId: number): Promise<readonly ValorDeCorte[]> {
  const { rows } = await sql<ValorDeCorte>`
    select codigo, version, ambito, numerador::float8 as numerador, denominador::float8 as denominador, valor::float8 as valor,
      p10::float8 as p10, p80::float8 as p80, p90::float8 as p90, p95::float8 as p95, calidad, razon
    from indicadores_valores where corte_id = ${corteId}`.execute(database);
  return rows;
}

interface FilaRow {
  readonly codigo: string;
  readonly version: number;
  readonly objeto: ObjetoFila;
  readonly id: number;
  readonly clase: string;
  readonly num: number;
  readonly den: number;
  readonly medida: number | null;
  readonly partes: readonly number[] | null;
  readonly dimensiones: Dimensiones;
}

/** The records behind an indicador at a cut. */
export async function listFilas(
  database: Database,
  {
    corteId,
    codigo,
    version,
  }: { readonly corteId: number; readonly codigo: string; readonly version: number },
): Promise<readonly FilaDeCorte[]> {
  const { rows } = await sql<FilaRow>`
    select codigo, version, objeto_tipo as objeto, objeto_id as id, clase, aporte_num::float8 as num,
      aporte_den::float8 as den, medida, partes::float8[] as partes, dimensiones
    from cortes_filas where corte_id = ${corteId} and codigo = ${codigo} and version = ${version}
    order by objeto_id, clase`.execute(database);
  return rows.map(({ partes, ...fila }) => (partes === null ? fila : { ...fila, partes }));
}

/** The versions a cut has figures by, the oldest first. */
export async function listVersionesDeCorte(
  database: Database,
  corteId: number,
  codigo: string,
): Promise<readonly number[]> {
  const { rows } = await sql<{ version: number }>`
    select distinct version from indicadores_valores where corte_id = ${corteId} and codigo = ${codigo} order by version`.execute(
    database,
  );
  return rows.map(({ version }) => version);
}
