import type { DatabaseSchema } from '@marco/database';
import { spanishOrder } from '@marco/server-kit/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import type { DetalleIndicador, Indicador } from '../../contract/index.ts';
import type { DimensionDeIndicador } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** The catalogue in its order. */
export async function listCatalogo(database: Database, conInternos: boolean): Promise<readonly Indicador[]> {
  const { rows } = await sql<Indicador>`
    select codigo, nombre, pregunta, unidad, sentido, grupo, publico from indicadores
    where activo and (publico or ${conInternos}) order by orden, codigo`.execute(database);
  return rows;
}

type VersionRow = DetalleIndicador['versiones'][number] & { readonly codigo: string };

/** How some indicadores have been read, of each the newest version first. */
export async function listVersionesDe(
  database: Database,
  codigos: readonly string[],
): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select codigo, version, formula_texto as formula, numerador, denominador, fuentes, nota, fecha_rige::text as rige,
      aprobada_por as "aprobadaPor"
    from indicadores_versiones where codigo = any(${[...codigos]}::text[]) order by codigo, version desc`.execute(
    database,
  );
  return rows;
}

/** How an indicador has been read, the newest version first. */
export async function listVersiones(
  database: Database,
  codigo: string,
): Promise<DetalleIndicador['versiones']> {
  const versiones = await listVersionesDe(database, [codigo]);
  return versiones.map(({ codigo: _, ...version }) => version);
}

interface MetaRow {
  readonly codigo: string;
  readonly desde: string;
  readonly hasta: string;
  readonly valor: number;
  readonly tolerancia: number;
  readonly fuente: string;
}

/** What is aimed at for everything, of each indicador the oldest first. */
export async function listMetas(database: Database, codigos: readonly string[]): Promise<readonly MetaRow[]> {
  const { rows } = await sql<MetaRow>`
    select codigo, fecha_desde::text as desde, fecha_hasta::text as hasta, valor::float8 as valor, tolerancia::float8 as tolerancia,
      fuente
    from indicadores_metas where codigo = any(${[...codigos]}::text[]) and ambito = '{}' order by codigo, fecha_desde`.execute(
    database,
  );
  return rows;
}

/** Tables that name the values of a dimension; the other ones name themselves. */
const TABLAS: Readonly<Partial<Record<DimensionDeIndicador, ReturnType<typeof sql>>>> = {
  sector: sql`select id::text as valor, nombre from sectores`,
  orden: sql`select id::text as valor, nombre from ordenes`,
  departamento: sql`select codigo as valor, nombre from departamentos`,
  entidad: sql`select id::text as valor, nombre from entidades`,
  consumidora: sql`select id::text as valor, nombre from entidades`,
  capa: sql`select c.id::text as valor, coalesce(v.nombre, c.codigo) as nombre from capas_de_uso c
    left join capas_de_uso_versiones v on v.capa_id = c.id and v.estado = 'vigente'`,
  dominio: sql`select id::text as valor, nombre from dominios`,
  criterio: sql`select distinct on (codigo) codigo as valor, nombre from criterios_madurez order by codigo, modelo desc`,
  consultor: sql`select u.id::text as valor, ${buildNombreCompleto('u')} as nombre from usuarios u`,
};

/** The names of some values of a dimension, in the order of the language; none of those no table names. */
export async function listNombres(
  database: Database,
  dimension: DimensionDeIndicador,
  valores: readonly string[],
): Promise<readonly { readonly valor: string; readonly nombre: string }[]> {
  const tabla = TABLAS[dimension];
  if (tabla === undefined) return [];
  const { rows } = await sql<{ valor: string; nombre: string }>`
    select n.valor, n.nombre from (${tabla}) n where n.valor = any(${[...valores]}::text[])
    order by ${spanishOrder('n.nombre')}`.execute(database);
  return rows;
}
