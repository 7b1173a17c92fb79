import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import type { DatoPersonal, TipoDato, TipoNorma } from '@marco/elementos-de-dato/terms';
import { buildCamposDeMensajes } from '@marco/servicios/port';
import type { PapelMensaje } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';
import { PRIMEROS_VALORES_FICHA } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Fields of every message of a version, brothers in their order, each with its element as everybody may read it. */
export async function listCamposDeVersion(database: Database, versionId: number) {
  return buildCamposDeMensajes(database, versionId)
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .innerJoin('capas_de_uso as ca', 'ca.id', 'e.capa_id')
    .innerJoin('dominios as dom', 'dom.id', 'e.dominio_id')
    .leftJoin('elementos_versiones as r', (join) =>
      join.onRef('r.elemento_id', '=', 'v.elemento_id').on('r.estado', '=', 'incorporado'),
    )
    .select(['c.id', 'c.mensaje_id as mensajeId', 'c.padre_id as padreId', 'c.nombre_local as nombreLocal'])
    .select([
      'c.minimo',
      'c.maximo',
      'c.obligatorio_de_negocio as obligatorioDeNegocio',
      'o.id as operacionId',
    ])
    .select(['e.id as elementoId', 'e.identificador', 'ca.codigo as capa', 'dom.codigo as dominio'])
    .select(['v.id as versionId', 'v.nombre', 'v.definicion', 'v.oid', 'v.mayor', 'v.menor'])
    .select(['r.id as vigenteId', 'r.mayor as vigenteMayor', 'r.menor as vigenteMenor'])
    .select(['v.longitud_minima as longitudMinima', 'v.longitud_maxima as longitudMaxima', 'v.decimales'])
    .select([
      'v.total_digitos as totalDigitos',
      'v.valor_minimo as valorMinimo',
      'v.valor_maximo as valorMaximo',
    ])
    .select(['v.patron', 'v.unidad_medida as unidadMedida'])
    .select([
      sql<PapelMensaje>`m.papel`.as('papel'),
      sql<TipoDato | null>`v.tipo_dato`.as('tipoDato'),
      sql<DatoPersonal>`v.dato_personal`.as('datoPersonal'),
      sql<boolean>`e.clase = 'lista'`.as('esLista'),
      sql<string | null>`v.ejemplos[1]`.as('ejemplo'),
      sql<boolean>`not exists (select 1 from elementos_de_dato otro join diccionario_entradas od on od.elemento_id = otro.id
        where lower(otro.identificador) = lower(e.identificador) and otro.id <> e.id)`.as('esUnico'),
      sql<
        readonly NormaDeElemento[]
      >`coalesce((select jsonb_agg(jsonb_build_object('tipo', n.tipo, 'numero', n.numero,
        'anio', n.anio, 'articulo', n.articulo) order by n.orden, n.id)
        from elementos_normas n where n.version_id = v.id), '[]')`.as('normas'),
    ])
    .where('v.estado', 'in', ['incorporado', 'historico', 'caducado'])
    .orderBy('c.orden')
    .orderBy('c.id')
    .execute();
}

export type CampoDeFichaRow = Awaited<ReturnType<typeof listCamposDeVersion>>[number];

export interface NormaDeElemento {
  readonly tipo: TipoNorma;
  readonly numero: string;
  readonly anio: number;
  readonly articulo: string;
}

export interface ValoresRow {
  readonly versionId: number;
  readonly total: number;
  readonly primeros: { codigo: string; nombre: string }[];
}

/** The values these lists permit today: the first of each, and how many there are. */
export async function listValoresDeListas(
  database: Database,
  versiones: readonly number[],
): Promise<readonly ValoresRow[]> {
  if (versiones.length === 0) return [];
  const hoy = sql`(now() at time zone ${sql.lit(ZONE.name)})::date`;
  const rigen = sql`x.version_id = una.id and coalesce(x.vigente_desde <= ${hoy}, true) and coalesce(x.vigente_hasta >= ${hoy}, true)`;
  const { rows } = await sql<ValoresRow>`
    select una.id as "versionId", (select count(*)::int from elementos_valores x where ${rigen}) as total,
      coalesce((select jsonb_agg(jsonb_build_object('codigo', p.codigo, 'nombre', p.nombre) order by p.orden, p.codigo) from (
        select x.codigo, x.nombre, x.orden from elementos_valores x where ${rigen}
        order by x.orden, x.codigo limit ${sql.lit(PRIMEROS_VALORES_FICHA)}) p), '[]') as primeros
    from unnest(${versiones}::int[]) as una (id)`.execute(database);
  return rows;
}

/** Operations of a version in their order, with how each is exchanged. */
export async function listOperacionesDeVersion(database: Database, versionId: number) {
  return database
    .selectFrom('servicios_operaciones')
    .select(['id', 'codigo', 'nombre', 'tipo_intercambio as tipoIntercambio'])
    .where('version_id', '=', versionId)
    .orderBy('orden')
    .orderBy('id')
    .execute();
}
