import type { DatabaseSchema } from '@marco/database';
import { collectIds, containsText, onPage } from '@marco/server-kit/database';
import { buildNombreCompleto, type CandidatoRow, type Cuales, toEnteros } from '@marco/usuarios/port';
import {
  type AliasableExpression,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import type { FiltroCapas, PeticionCapas } from '../contract/index.ts';
import type { EstadoCapa, EstadoVersionCapa, OrdenCapa, TipoCapa } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** State people read: an inactive layer shows it in place of its present version's. */
const ESTADO = sql<EstadoCapa>`case when not c.activa and v.estado <> 'historica' then 'inactiva' else v.estado end`;

/** What each column of the list is ordered by. */
const ORDER_KEYS: Readonly<Record<OrdenCapa, RawBuilder<unknown>>> = {
  nombre: sql`clave_orden(v.nombre) collate "C"`,
  codigo: sql`clave_orden(c.codigo) collate "C"`,
  tipo: sql`array_position(array['comun', 'sectorial', 'local', 'proyecto', 'integracion'], c.tipo)`,
  espacioNombres: sql`v.espacio_nombres collate "C"`,
  estado: sql`array_position(array['borrador', 'vigente', 'inactiva', 'historica'], ${ESTADO})`,
};

function joined(database: Database) {
  return database
    .selectFrom('capas_de_uso_versiones as v')
    .innerJoin('capas_de_uso as c', 'c.id', 'v.capa_id');
}

/** Versions of the layers with everything that shows of them. */
function selectVersiones(query: ReturnType<typeof joined>) {
  return query
    .leftJoin('capas_de_uso_versiones as p', (join) =>
      join
        .onRef('p.capa_id', '=', 'c.capa_padre_id')
        .on(
          sql<SqlBool>`p.id = (select max(q.id) from capas_de_uso_versiones q where q.capa_id = c.capa_padre_id)`,
        ),
    )
    .leftJoin('entidades as e', 'e.id', 'c.entidad_id')
    .leftJoin('sectores as s', 's.id', 'c.sector_id')
    .leftJoin('usuarios as u', 'u.id', 'v.creado_por')
    .select([
      'v.id as versionId',
      'c.id',
      'c.codigo',
      sql<TipoCapa>`c.tipo`.as('tipo'),
      'c.carpeta',
      'c.oid',
      'c.activa',
      'c.version',
      'c.capa_padre_id',
      'p.nombre as padre',
      'c.entidad_id',
      'e.nombre as entidad',
      'c.sector_id',
      's.nombre as sector',
      'v.mayor',
      'v.menor',
      sql<EstadoVersionCapa>`v.estado`.as('estadoVersion'),
      ESTADO.as('estado'),
      'v.nombre',
      'v.descripcion',
      'v.prefijo',
      'v.espacio_nombres',
      'v.fuente_informacion',
      'v.fecha_vigencia',
      'v.created_at',
      sql<string | null>`nullif(${buildNombreCompleto('u')}, '')`.as('creadoPor'),
      sql<number>`(select count(distinct d.id)::int from elementos_de_dato d
        join elementos_versiones ev on ev.elemento_id = d.id and ev.estado = 'incorporado'
        where d.capa_id = c.id)`.as('incorporados'),
    ]);
}

/** Every filter but the state, which is counted. */
function filtered(
  database: Database,
  { nombre, tipo, sectorId, entidadId }: Pick<PeticionCapas, 'nombre' | 'tipo' | 'sectorId' | 'entidadId'>,
) {
  let query = joined(database);
  if (nombre) {
    query = query.where((where) =>
      where.or([containsText('v.nombre', nombre), containsText('c.codigo', nombre)]),
    );
  }
  if (tipo) query = query.where('c.tipo', '=', tipo);
  if (sectorId != null) query = query.where('c.sector_id', '=', sectorId);
  if (entidadId != null) query = query.where('c.entidad_id', '=', entidadId);
  return query;
}

/** Every filter, in the order of the list. */
function ordered(database: Database, filtro: PeticionCapas) {
  const { estado, ordenarPor, descendente } = filtro;
  return filtered(database, filtro)
    .$if(estado != null, (query) => query.where(ESTADO, '=', estado ?? 'vigente'))
    .orderBy(sql`${ORDER_KEYS[ordenarPor]} ${descendente ? sql`desc` : sql`asc`}`)
    .orderBy(ORDER_KEYS.nombre)
    .orderBy('c.id')
    .orderBy('v.mayor', 'desc')
    .orderBy('v.menor', 'desc');
}

/** Versions of layers as the search over everything looks at them. */
export function buildCandidatos(
  database: Database,
  { texto, codigo, ids }: Cuales,
): AliasableExpression<CandidatoRow> {
  return filtered(database, { nombre: texto })
    .leftJoin('entidades as e', 'e.id', 'c.entidad_id')
    .$if(codigo !== undefined, (query) => query.where('c.codigo', '=', codigo ?? ''))
    .$if(ids !== undefined, (query) =>
      query.where('v.id', '=', sql<number>`any(${toEnteros(ids ?? [])}::int[])`),
    )
    .select([
      sql<string>`v.id::text`.as('id'),
      sql<string>`texto_busqueda(v.nombre)`.as('nombre'),
      sql<string | null>`texto_busqueda(c.codigo)`.as('codigo'),
      sql<string | null>`e.nombre_de_busqueda || ' ' || coalesce(e.sigla_de_busqueda, '')`.as('entidad'),
      ESTADO.as('estado'),
      'c.entidad_id',
      sql<boolean>`${ESTADO} = 'vigente'`.as('abierta'),
    ]);
}

/** The ids of every version that satisfies the filters, in the order of the list. */
export async function listVersionIds(database: Database, peticion: PeticionCapas) {
  return collectIds(database, ordered(database, peticion).select('v.id'));
}

/** Rows of the list by the id of their version, in any order. */
export async function listFilasVersion(database: Database, versionIds: readonly number[]) {
  return selectVersiones(joined(database))
    .where('v.id', '=', sql<number>`any(${[...versionIds]}::int[])`)
    .execute();
}

/** One page of the versions that satisfy every given filter, and how many are in each state under the others. */
export async function searchVersiones(database: Database, filtro: FiltroCapas) {
  const { estado, pagina, tamano } = filtro;
  const rows = selectVersiones(ordered(database, filtro)).$call(onPage({ pagina, tamano }));
  const countOf = (one: EstadoCapa) => sql<number>`count(*) filter (where ${ESTADO} = ${one})::int`;
  const counts = filtered(database, filtro).select([
    countOf('borrador').as('borrador'),
    countOf('vigente').as('vigente'),
    countOf('historica').as('historica'),
    countOf('inactiva').as('inactiva'),
  ]);
  const [versiones, estados] = await Promise.all([rows.execute(), counts.executeTakeFirstOrThrow()]);
  const all = estados.borrador + estados.vigente + estados.historica + estados.inactiva;
  return { versiones, estados, total: estado == null ? all : estados[estado] };
}

/** The versions of a layer, the latest first; none for a layer that does not exist. */
export async function listVersiones(database: Database, capaId: number) {
  return selectVersiones(joined(database))
    .where('c.id', '=', capaId)
    .orderBy('v.mayor', 'desc')
    .orderBy('v.menor', 'desc')
    .execute();
}

/** The present version of a layer: the one in force, or its draft; undefined when there is no such layer. */
export async function findActual(database: Database, capaId: number) {
  return selectVersiones(joined(database))
    .where('c.id', '=', capaId)
    .where('v.estado', '<>', 'historica')
    .executeTakeFirst();
}
export type VersionRow = NonNullable<Awaited<ReturnType<typeof findActual>>>;

/** The same with the layer locked: nobody else changes it until the transaction ends. */
export async function findLockedActual(trx: Transaction<DatabaseSchema>, capaId: number) {
  await trx.selectFrom('capas_de_uso').select('id').where('id', '=', capaId).forUpdate().execute();
  return findActual(trx, capaId);
}

/** Documents of versions, by the version. */
export async function listDocumentos(database: Database, versionIds: readonly number[]) {
  const rows = await database
    .selectFrom('capas_de_uso_archivos as ca')
    .innerJoin('archivos as a', 'a.id', 'ca.archivo_id')
    .select(['ca.version_id', 'a.id as idArchivo', 'a.nombre', 'a.tamano_bytes as tamano'])
    .where('ca.version_id', '=', sql<number>`any(${[...versionIds]}::int[])`)
    .orderBy('a.nombre')
    .orderBy('a.id')
    .execute();
  return Map.groupBy(rows, ({ version_id }) => version_id);
}
export type DocumentosPorVersion = Awaited<ReturnType<typeof listDocumentos>>;

/** Whether a file is a document of a layer. */
export async function isDocumentoDeCapa(database: Database, archivoId: string): Promise<boolean> {
  const row = await database
    .selectFrom('capas_de_uso_archivos')
    .select('version_id')
    .where('archivo_id', '=', archivoId)
    .executeTakeFirst();
  return row !== undefined;
}
