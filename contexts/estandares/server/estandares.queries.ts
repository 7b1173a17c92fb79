import type { DatabaseSchema } from '@marco/database';
import { collectIds, containsText, onPage, type Page, spanishOrder } from '@marco/server-kit/database';
import { type CandidatoRow, type Cuales, toEnteros } from '@marco/usuarios/port';
import { type AliasableExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { BusquedaEstandares, PeticionEstandares, SugerenciaEstandar } from '../contract/index.ts';
import {
  type CategoriaEstandar,
  ESTADOS_ESTANDAR,
  type EstadoEstandar,
  type OrdenEstandares,
} from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * Anybody reads versions that are or were in force; versions in work are for the ministry and the responsible entity.
 */
export interface LectorElementos {
  readonly readsAllEntities: boolean;
  readonly entityId: number | null;
}

/** Versions `v` that refer to standards, were not discarded and somebody may read. */
function usosLegibles({ readsAllEntities, entityId }: LectorElementos): RawBuilder<unknown> {
  const legible = readsAllEntities
    ? sql`true`
    : sql`(v.rige_desde is not null or v.entidad_responsable_id = ${entityId})`;
  return sql`elementos_estandares ee join elementos_versiones v on v.id = ee.version_id
    and v.estado <> 'descartado' and ${legible}`;
}

/** Elements somebody reads some version of that refers to the standard `e`. */
export function countElementos(lector: LectorElementos): RawBuilder<number> {
  return sql<number>`(select count(distinct v.elemento_id)::int from ${usosLegibles(lector)}
    where ee.estandar_id = e.id)`;
}

const ORDER_KEYS: Readonly<Record<Exclude<OrdenEstandares, 'elementos'>, RawBuilder<unknown>>> = {
  codigo: sql`${spanishOrder('e.codigo')}`,
  nombre: sql`${spanishOrder('e.nombre')}`,
  organismo: sql`${spanishOrder('e.organismo')}`,
  categoria: sql`e.categoria`,
  estado: sql`array_position(array['propuesto', 'en-evaluacion', 'adoptado', 'recomendado', 'no-adoptado', 'retirado'], e.estado)`,
};

function filterEstandares(
  database: Database,
  { texto, organismo, categoria, sectorId }: Omit<PeticionEstandares, 'ordenarPor' | 'descendente'>,
) {
  return database
    .selectFrom('estandares as e')
    .$if(Boolean(texto), (query) =>
      query.where(({ or }) =>
        or(['e.nombre', 'e.sigla', 'e.codigo'].map((column) => containsText(column, texto ?? ''))),
      ),
    )
    .$if(Boolean(organismo), (query) => query.where('e.organismo', '=', organismo ?? ''))
    .$if(categoria != null, (query) => query.where('e.categoria', '=', categoria ?? ''))
    .$if(sectorId != null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('estandares_sectores as es')
            .select('es.sector_id')
            .whereRef('es.estandar_id', '=', 'e.id')
            .where('es.sector_id', '=', sectorId ?? 0),
        ),
      ),
    );
}

/** Every filter, in the order of the list. */
function orderEstandares(database: Database, peticion: PeticionEstandares, lector: LectorElementos) {
  const { estado, ordenarPor, descendente } = peticion;
  const orden = ordenarPor === 'elementos' ? countElementos(lector) : ORDER_KEYS[ordenarPor];
  return filterEstandares(database, peticion)
    .$if(estado != null, (query) => query.where('e.estado', '=', estado ?? ''))
    .orderBy(sql`${orden} ${descendente ? sql`desc` : sql`asc`}`)
    .orderBy('e.id');
}

function selectFilas(query: ReturnType<typeof filterEstandares>, lector: LectorElementos) {
  return query
    .select(['e.id', 'e.codigo', 'e.nombre', 'e.sigla', 'e.edicion', 'e.organismo'])
    .select((row) => [
      row.ref('e.categoria').$castTo<CategoriaEstandar>().as('categoria'),
      row.ref('e.estado').$castTo<EstadoEstandar>().as('estado'),
      countElementos(lector).as('elementos'),
    ]);
}

/** The ids of every standard that satisfies the filters, in the order of the list. */
export async function listEstandarIds(
  database: Database,
  peticion: PeticionEstandares,
  lector: LectorElementos,
) {
  return collectIds(database, orderEstandares(database, peticion, lector).select('e.id'));
}

/** Rows of the list by id, in any order. */
export async function listFilasEstandar(database: Database, ids: readonly number[], lector: LectorElementos) {
  return selectFilas(database.selectFrom('estandares as e'), lector)
    .where('e.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}

/** One page of the standards, how many there are, and how many in each state under the other filters. */
export async function searchEstandares(
  database: Database,
  busqueda: BusquedaEstandares,
  lector: LectorElementos,
) {
  const { estado } = busqueda;
  const [estandares, counted] = await Promise.all([
    selectFilas(orderEstandares(database, busqueda, lector), lector)
      .$call(onPage(busqueda))
      .execute(),
    filterEstandares(database, busqueda)
      .select(['e.estado', sql<number>`count(*)::int`.as('total')])
      .groupBy('e.estado')
      .execute(),
  ]);
  const porEstado = Object.fromEntries(
    Object.keys(ESTADOS_ESTANDAR).map((name) => [
      name,
      counted.find((row) => row.estado === name)?.total ?? 0,
    ]),
  ) as Record<EstadoEstandar, number>;
  const total = estado ? porEstado[estado] : Object.values(porEstado).reduce((sum, one) => sum + one, 0);
  return { estandares, total, porEstado };
}

/** Standards as the search over everything looks at them. */
export function buildCandidatos(
  database: Database,
  { texto, codigo, ids }: Cuales,
): AliasableExpression<CandidatoRow> {
  return filterEstandares(database, { texto })
    .$if(codigo !== undefined, (query) => query.where('e.oid', '=', codigo ?? ''))
    .$if(ids !== undefined, (query) =>
      query.where('e.id', '=', sql<number>`any(${toEnteros(ids ?? [])}::int[])`),
    )
    .select([
      sql<string>`e.id::text`.as('id'),
      sql<string>`texto_busqueda(e.nombre)`.as('nombre'),
      sql<string | null>`texto_busqueda(e.codigo)`.as('codigo'),
      sql<string | null>`texto_busqueda(e.organismo)`.as('entidad'),
      'e.estado',
      sql<number | null>`null::int`.as('entidad_id'),
      sql<boolean>`e.estado in ('adoptado', 'recomendado')`.as('abierta'),
    ]);
}

/** What the search shows of standards. */
export function listEncontrados(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('estandares as e')
    .where('e.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select(['e.id', 'e.codigo', 'e.nombre', 'e.sigla', 'e.organismo', 'e.edicion'])
    .select(sql<EstadoEstandar>`e.estado`.as('estado'))
    .execute();
}

/** Bodies that published standards, and sectors they may serve. */
export async function listOpciones(database: Database) {
  const [organismos, sectores] = await Promise.all([
    database
      .selectFrom('estandares')
      .select('organismo')
      .groupBy('organismo')
      .orderBy(spanishOrder('organismo'))
      .execute(),
    database
      .selectFrom('sectores')
      .select(['id', 'nombre', 'activo'])
      .orderBy(spanishOrder('nombre'))
      .execute(),
  ]);
  return { organismos: organismos.map(({ organismo }) => organismo), sectores };
}

/** Up to five standards a text finds that were neither retired nor refused. */
export async function findSugerencias(database: Database, keyword: string): Promise<SugerenciaEstandar[]> {
  const { rows } = await sql<SugerenciaEstandar>`
    select e.id, concat_ws(' · ', nullif(e.sigla, ''), e.nombre) as nombre from estandares e
    where e.estado not in ('no-adoptado', 'retirado') and (${containsText('e.nombre', keyword)}
      or ${containsText('e.sigla', keyword)} or ${containsText('e.codigo', keyword)})
    order by ${spanishOrder('e.nombre')}, e.id limit 5`.execute(database);
  return rows;
}

interface ElementoQueUsa {
  readonly id: number;
  readonly idVersion: number;
  readonly identificador: string;
  readonly nombre: string;
  readonly version: string;
  readonly estado: string;
}

/** One page of the elements that use a standard, each by its latest version that does. */
export async function listElementos(
  database: Database,
  id: number,
  { pagina, tamano }: Page,
  lector: LectorElementos,
) {
  const using = sql`select distinct on (v.elemento_id) d.id, v.id as "idVersion", d.identificador, v.nombre,
      v.mayor || '.' || v.menor as version, v.estado
    from ${usosLegibles(lector)}
    join elementos_de_dato d on d.id = v.elemento_id where ee.estandar_id = ${id}
    order by v.elemento_id, v.mayor desc, v.menor desc`;
  const [{ rows }, counted] = await Promise.all([
    sql<ElementoQueUsa>`
      select u.* from (${using}) u order by ${spanishOrder('u.nombre')}, u.id
      limit ${tamano} offset ${tamano * (pagina - 1)}`.execute(database),
    sql<{ total: number }>`select count(*)::int as total from (${using}) u`.execute(database),
  ]);
  return { elementos: rows, total: counted.rows[0]?.total ?? 0 };
}
