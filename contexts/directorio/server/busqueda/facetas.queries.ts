import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FiltroDirectorio } from '../../contract/index.ts';
import {
  DIAS_ACTUALIZADO,
  FACETAS_DIRECTORIO,
  type FacetaDirectorio,
  MAXIMO_VALORES_FACETA,
} from '../../contract/terms.ts';
import {
  buildConjuncion,
  buildLista,
  ESTADO_FACETA,
  listCondiciones,
  listCondicionesDeTexto,
  SIMULADOR_FACETA,
} from './condiciones.queries.ts';

type Database = Kysely<DatabaseSchema>;

export interface ValorFacetaRow {
  readonly faceta: FacetaDirectorio;
  readonly valor: string;
  /** Null where a code says its name. */
  readonly nombre: string | null;
  readonly cantidad: number;
}

/**
 * How many servicios each value of each facet would leave, the rest of the search as it is: one statement over the rows that
 * miss at most one of what is chosen, so that all counts are of the same moment.
 */
export async function listValoresDeFacetas(
  database: Database,
  filtro: FiltroDirectorio,
  palabras: readonly string[],
): Promise<readonly ValorFacetaRow[]> {
  const { rows } = await buildValoresDeFacetas(filtro, palabras).execute(database);
  return rows;
}

/** The statement of `listValoresDeFacetas`. */
export function buildValoresDeFacetas(
  filtro: FiltroDirectorio,
  palabras: readonly string[],
): RawBuilder<ValorFacetaRow> {
  const condiciones = listCondiciones(filtro);
  const chosen = [...condiciones].map(
    ([faceta, condicion]) => sql`coalesce(${condicion}, false) as ${columnOf(faceta)}`,
  );
  const fallas = [...condiciones.keys()].map((faceta) => sql`(not ${columnOf(faceta)})::int`);
  const isCounted = (faceta: FacetaDirectorio): RawBuilder<boolean> =>
    condiciones.has(faceta) ? sql`(fallas = 0 or (fallas = 1 and not ${columnOf(faceta)}))` : sql`fallas = 0`;
  const column = (faceta: FacetaDirectorio, valor: RawBuilder<unknown>, nombre?: RawBuilder<unknown>) =>
    countValues(
      faceta,
      sql`select ${valor} as valor from contadas where ${isCounted(faceta)}`,
      nombre,
      listElegidos(filtro, faceta),
    );
  const list = (faceta: FacetaDirectorio, valores: RawBuilder<unknown>, nombre?: RawBuilder<unknown>) =>
    countValues(
      faceta,
      sql`select unnest(${valores}) as valor from contadas where ${isCounted(faceta)}`,
      nombre,
      listElegidos(filtro, faceta),
    );
  const dato = sql`(select v.nombre from elementos_versiones v where v.elemento_id = t.valor
    and v.estado in ('incorporado', 'historico', 'caducado')
    order by v.estado <> 'incorporado', v.mayor desc, v.menor desc limit 1)`;
  const facetas = [
    column('estado', sql`estado_faceta`),
    column('entidad', sql`entidad_id`, sql`(select nombre from entidades where id = t.valor)`),
    column('acceso', sql`acceso`),
    column('datoPersonal', sql`dato_personal`),
    column('sector', sql`sector_id`, sql`(select nombre from sectores where id = t.valor)`),
    column('ordenEntidad', sql`orden_id`, sql`(select nombre from ordenes where id = t.valor)`),
    column(
      'departamento',
      sql`departamento_codigo`,
      sql`(select nombre from departamentos where codigo = t.valor)`,
    ),
    list('tipoIntercambio', sql`tipos_intercambio`),
    column('sincronia', sql`sincronia`),
    column('tecnologia', sql`tecnologia`),
    list('entrega', sql`entrega`, dato),
    list('pide', sql`pide`, dato),
    list('dominio', sql`dominios`, sql`(select nombre from dominios where id = t.valor)`),
    list(
      'capa',
      sql`capas`,
      sql`coalesce((select nombre from capas_de_uso_versiones where capa_id = t.valor and estado = 'vigente'),
        (select codigo from capas_de_uso where id = t.valor))`,
    ),
    column('simulador', sql`simulador_faceta`),
    ...DIAS_ACTUALIZADO.map(
      (dias) => sql`select 'actualizado' as faceta, ${sql.lit(dias)} as valor, null::text as nombre,
        (count(*) filter (where actualizado_en >= now() - make_interval(days => ${sql.lit(Number(dias))})))::int as cantidad
        from contadas where ${isCounted('actualizado')}`,
    ),
  ];
  return sql<ValorFacetaRow>`
    with filas as materialized (
      select d.entidad_id, d.acceso, d.dato_personal, d.sector_id, d.orden_id, d.departamento_codigo, d.tipos_intercambio,
        d.sincronia, d.tecnologia, d.entrega, d.pide, d.dominios, d.capas, d.actualizado_en, ${ESTADO_FACETA} as estado_faceta,
        ${SIMULADOR_FACETA} as simulador_faceta, ${sql.join(chosen)}
      from directorio_servicios d where ${buildConjuncion(listCondicionesDeTexto(filtro, palabras))}
    ), contadas as materialized (
      select f.* from (select filas.*, ${sql.join(fallas, sql` + `)} as fallas from filas) f where f.fallas <= 1
    )
    ${sql.join(facetas, sql` union all `)}`;
}

function listElegidos(filtro: FiltroDirectorio, faceta: FacetaDirectorio): readonly (number | string)[] {
  return [filtro[faceta] ?? []].flat();
}

/** The most frequent values of a facet; what is chosen is among them, also where it leaves nothing. */
function countValues(
  faceta: FacetaDirectorio,
  valores: RawBuilder<unknown>,
  nombre: RawBuilder<unknown> = sql`null::text`,
  elegidos: readonly (number | string)[] = [],
): RawBuilder<unknown> {
  const contados =
    elegidos.length === 0
      ? sql`select v.valor, count(*)::int as n, 0 as elegido from (${valores}) v where v.valor is not null group by v.valor`
      : sql`select x.valor, sum(x.n)::int as n, max(x.elegido) as elegido from (
          select v.valor, 1 as n, 0 as elegido from (${valores}) v where v.valor is not null
          union all select e.valor, 0, 1 from unnest(${buildLista(elegidos)}) as e (valor)) x group by x.valor`;
  return sql`select ${sql.lit(faceta)} as faceta, t.valor::text as valor, ${nombre} as nombre, t.n as cantidad
    from (select c.valor, c.n from (${contados}) c
      order by c.elegido desc, c.n desc, c.valor limit ${sql.lit(MAXIMO_VALORES_FACETA)}) t`;
}

function columnOf(faceta: FacetaDirectorio): RawBuilder<boolean> {
  return sql.ref<boolean>(`c_${FACETAS_DIRECTORIO.indexOf(faceta)}`);
}
