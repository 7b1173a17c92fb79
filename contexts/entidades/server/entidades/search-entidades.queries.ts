import type { DatabaseSchema } from '@marco/database';
import { beginsWithText, collectIds, likeText, onPage } from '@marco/server-kit/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FiltroEntidades, PaginaEntidades } from '../../contract/index.ts';
import type { OrdenEntidad, TipoEntidad } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** What each column of the list is ordered by. */
const ORDER_KEYS: Readonly<Record<OrdenEntidad, RawBuilder<unknown>>> = {
  nombre: sql`e.clave_de_orden`,
  nit: sql`e.nit::bigint`,
  tipo: sql`e.tipo`,
  sector: sql`s.clave_de_orden`,
  departamento: sql`d.clave_de_orden`,
  estado: sql`not e.activa`,
};

/**
 * One page of the entities that satisfy every given filter, how many there are, and how many in each state under the
 * other filters. Ordered by name by default; ties by name and id.
 *
 * @param soloId the only entity the caller may see; null sees all
 */
export async function searchEntidades(
  database: Database,
  filtro: FiltroEntidades,
  { pagina, tamano, ordenarPor, descendente }: PaginaEntidades,
  soloId: number | null,
) {
  const rows = selectFilas(orderedEntidades(database, filtro, { ordenarPor, descendente }, soloId)).$call(
    onPage({ pagina, tamano }),
  );
  const counted = filteredEntidades(database, filtro, soloId).select([
    sql<number>`count(*) filter (where e.activa)`.as('activas'),
    sql<number>`count(*) filter (where not e.activa)`.as('inactivas'),
  ]);
  const [entidades, estados] = await Promise.all([rows.execute(), counted.executeTakeFirstOrThrow()]);
  return { entidades, estados, total: countShown(estados, filtro.activa) };
}

type OrdenEntidades = Pick<PaginaEntidades, 'ordenarPor' | 'descendente'>;

/** Which entities the search over everything asks for: of a text, of a NIT, or of some ids. */
interface EntidadesPedidas {
  readonly texto?: string | undefined;
  readonly nit?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

/** The entities of the list, as the search over everything looks at them. */
export function buildCandidatos(
  database: Database,
  { texto, nit, ids }: EntidadesPedidas,
  soloId: number | null,
) {
  return filteredEntidades(database, { texto }, soloId)
    .$if(nit !== undefined, (query) => query.where('e.nit', '=', nit ?? ''))
    .$if(ids !== undefined, (query) => query.where('e.id', '=', sql<number>`any(${[...(ids ?? [])]}::int[])`))
    .select([
      sql<string>`e.id::text`.as('id'),
      'e.nombre_de_busqueda as nombre',
      sql<string | null>`e.nit`.as('codigo'),
      sql<string | null>`e.nombre_de_busqueda || ' ' || coalesce(e.sigla_de_busqueda, '')`.as('entidad'),
      sql<string | null>`case when e.activa then 'activa' else 'inactiva' end`.as('estado'),
      sql<number | null>`e.id`.as('entidad_id'),
      'e.activa as abierta',
    ]);
}

/** The ids of every entity that satisfies the filters, in the order of the list. */
export async function listEntidadIds(
  database: Database,
  filtro: FiltroEntidades,
  orden: OrdenEntidades,
  soloId: number | null,
) {
  return collectIds(database, orderedEntidades(database, filtro, orden, soloId).select('e.id'));
}

/** Rows of the list by id, in any order. */
export async function listFilasEntidad(database: Database, ids: readonly number[]) {
  return selectFilas(joinedEntidades(database, {}, null))
    .where('e.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}

function joinedEntidades(database: Database, filtro: FiltroEntidades, soloId: number | null) {
  return filteredEntidades(database, filtro, soloId)
    .leftJoin('sectores as s', 's.id', 'e.sector_id')
    .leftJoin('ordenes as o', 'o.id', 'e.orden_id')
    .leftJoin('departamentos as d', 'd.codigo', 'e.departamento_codigo')
    .leftJoin('municipios as mu', 'mu.codigo', 'e.municipio_codigo');
}

function orderedEntidades(
  database: Database,
  filtro: FiltroEntidades,
  { ordenarPor, descendente }: OrdenEntidades,
  soloId: number | null,
) {
  const direction = descendente ? sql`desc nulls last` : sql`asc nulls last`;
  return joinedEntidades(database, filtro, soloId)
    .$if(filtro.activa != null, (query) => query.where('e.activa', '=', filtro.activa ?? true))
    .orderBy(sql`${ORDER_KEYS[ordenarPor]} ${direction}`)
    .orderBy(ORDER_KEYS.nombre)
    .orderBy('e.id');
}

function selectFilas(joined: ReturnType<typeof joinedEntidades>) {
  return joined.select([
    'e.id',
    sql<TipoEntidad>`e.tipo`.as('tipo'),
    'e.nombre',
    'e.sigla',
    'e.nit',
    sql<string>`e.digito_verificacion::text`.as('dv'),
    's.nombre as sector',
    'o.nombre as orden',
    'd.nombre as departamento',
    'mu.nombre as municipio',
    'e.activa',
  ]);
}

function countShown(
  { activas, inactivas }: { activas: number; inactivas: number },
  activa: boolean | null | undefined,
) {
  if (activa == null) return activas + inactivas;
  return activa ? activas : inactivas;
}

/** Every filter but the state, which is counted. */
function filteredEntidades(database: Database, filtro: FiltroEntidades, soloId: number | null) {
  const { texto, tipo, sectorId, ordenId, departamentoCodigo, municipioCodigo } = filtro;
  let query = database.selectFrom('entidades as e');
  if (soloId !== null) query = query.where('e.id', '=', soloId);
  if (texto) {
    query = query.where((where) =>
      where.or([
        likeText(sql`e.nombre_de_busqueda`, texto),
        likeText(sql`e.sigla_de_busqueda`, texto),
        beginsWithText(sql`e.nit`, texto.replaceAll(/[.\s]/g, '')),
      ]),
    );
  }
  if (tipo) query = query.where('e.tipo', '=', tipo);
  if (sectorId != null) query = query.where('e.sector_id', '=', sectorId);
  if (ordenId != null) query = query.where('e.orden_id', '=', ordenId);
  if (departamentoCodigo) query = query.where('e.departamento_codigo', '=', departamentoCodigo);
  if (municipioCodigo) query = query.where('e.municipio_codigo', '=', municipioCodigo);
  return query;
}
