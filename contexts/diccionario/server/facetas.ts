import { type RawBuilder, sql } from 'kysely';
import type { FiltroDiccionario } from '../contract/index.ts';
import { FACETAS_DICCIONARIO, type FacetaDiccionario } from '../contract/terms.ts';

/** Values of a facet that are answered; the rest are the rarest. */
const MAXIMO_VALORES = 40;

/**
 * The combinations of facet values, with a column for each facet that says whether they match its chosen value, and
 * `fallas`, the number of facets they do not match. A combination that fails in two facets is not counted.
 */
export function buildCombinaciones(filtro: FiltroDiccionario): RawBuilder<unknown> {
  const condiciones = listCondiciones(filtro);
  const columns = FACETAS_DICCIONARIO.map((faceta) => sql`${condiciones[faceta]} as ${columnOf(faceta)}`);
  const fallas = FACETAS_DICCIONARIO.map((faceta) => sql`(not ${columnOf(faceta)})::int`);
  return sql`select c.*, ${sql.join(fallas, sql` + `)} as fallas from (
    select k.id, k.estado, k.capa_id, k.dominio_id, k.clase, k.tipo_dato, k.entidad_id, en.sector_id, k.estandares,
      k.entradas,
      ${sql.join(columns)}
    from diccionario_combinaciones k left join entidades en on en.id = k.entidad_id) c`;
}

function listCondiciones(
  filtro: FiltroDiccionario,
): Readonly<Record<FacetaDiccionario, RawBuilder<boolean>>> {
  const { estado, estandar } = filtro;
  return {
    estado: estado === 'todos' ? sql`true` : sql`k.estado = ${estado}`,
    capa: equals(sql`k.capa_id`, filtro.capa),
    dominio: equals(sql`k.dominio_id`, filtro.dominio),
    clase: equals(sql`k.clase`, filtro.clase),
    tipoDato: equals(sql`k.tipo_dato`, filtro.tipoDato),
    entidad: equals(sql`k.entidad_id`, filtro.entidad),
    sector: equals(sql`en.sector_id`, filtro.sector),
    estandar: estandar == null ? sql`true` : sql`${estandar}::int = any(k.estandares)`,
  };
}

function equals(column: RawBuilder<unknown>, value: number | string | null | undefined): RawBuilder<boolean> {
  return value == null ? sql`true` : sql`coalesce(${column} = ${value}, false)`;
}

/** Whether the filter narrows by anything but the state. */
export function hasFacetas(filtro: FiltroDiccionario): boolean {
  const { capa, dominio, clase, tipoDato, entidad, sector, estandar } = filtro;
  return [capa, dominio, clase, tipoDato, entidad, sector, estandar].some((value) => value != null);
}

/** Values of the facets out of `contadas` (combinations with `n` entries): `faceta`, `valor`, `nombre`, `cantidad`. */
export function buildFacetas(): RawBuilder<unknown> {
  return sql`
    ${plain('estado', sql`estado`)} union all
    ${plain('clase', sql`clase`)} union all
    ${plain('tipoDato', sql`tipo_dato`)} union all
    ${named(
      'capa',
      sql`capa_id`,
      sql`coalesce((select nombre from capas_de_uso_versiones where capa_id = t.valor
      and estado = 'vigente'), (select codigo from capas_de_uso where id = t.valor))`,
    )} union all
    ${named('dominio', sql`dominio_id`, sql`(select nombre from dominios where id = t.valor)`)} union all
    ${named('entidad', sql`entidad_id`, sql`(select nombre from entidades where id = t.valor)`)} union all
    ${named('sector', sql`sector_id`, sql`(select nombre from sectores where id = t.valor)`)} union all
    select 'estandar', t.valor::text,
      (select coalesce(nullif(sigla, ''), nombre) from estandares where id = t.valor), t.n
    from (select e.valor, sum(n)::int as n from contadas, unnest(estandares) as e(valor)
      where ${buildCumple('estandar')} group by e.valor order by n desc, e.valor limit ${sql.lit(MAXIMO_VALORES)}) t`;
}

function plain(faceta: FacetaDiccionario, valor: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${sql.lit(faceta)} as faceta, ${valor} as valor, null::text as nombre, sum(n)::int as cantidad
    from contadas where ${buildCumple(faceta)} and ${valor} is not null group by ${valor}`;
}

function named(
  faceta: FacetaDiccionario,
  valor: RawBuilder<unknown>,
  nombre: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select ${sql.lit(faceta)}, t.valor::text, ${nombre}, t.n
    from (select ${valor} as valor, sum(n)::int as n from contadas
      where ${buildCumple(faceta)} and ${valor} is not null
      group by ${valor} order by n desc, ${valor} limit ${sql.lit(MAXIMO_VALORES)}) t`;
}

/** The combination satisfies what was chosen in every facet but one. */
function buildCumple(excepto: FacetaDiccionario): RawBuilder<boolean> {
  return sql`(fallas = 0 or (fallas = 1 and not ${columnOf(excepto)}))`;
}

function columnOf(faceta: FacetaDiccionario): RawBuilder<boolean> {
  return sql.ref<boolean>(`c_${faceta.toLowerCase()}`);
}
