import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatoDirectorio, SugerenciaDato } from '../../contract/index.ts';
import { MAXIMO_SUGERENCIAS_DATO } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Elements anybody may read, by their ids and in the order of these, as their version in force calls them. */
export async function listDatos(
  database: Database,
  ids: readonly number[],
): Promise<readonly DatoDirectorio[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<DatoDirectorio>`
    select e.id as "elementoId", e.identificador, v.nombre
    from unnest(${ids}::int[]) with ordinality as pedido (id, lugar)
    join elementos_de_dato e on e.id = pedido.id
    join lateral (
      select v.nombre from elementos_versiones v
      where v.elemento_id = e.id and v.estado in ('incorporado', 'historico', 'caducado')
      order by v.estado <> 'incorporado', v.mayor desc, v.menor desc limit 1) v on true
    order by pedido.lugar`.execute(database);
  return rows;
}

export interface DatoDemandadoRow extends DatoDirectorio {
  readonly entidades: number;
  readonly visitantes: number;
}

/** Of these elements, those no servicio of the directory delivers, with how many asked for them. */
export async function listSinOferta(
  database: Database,
  ids: readonly number[],
): Promise<readonly DatoDemandadoRow[]> {
  const datos = await listDatos(database, ids);
  if (datos.length === 0) return [];
  const { rows } = await sql<{ id: number; entidades: number; visitantes: number }>`
    select pedido.id, coalesce(sum(1) filter (where m.entidad_id is not null), 0)::int as entidades,
      coalesce(sum(m.veces) filter (where m.id is not null and m.entidad_id is null), 0)::int as visitantes
    from unnest(${datos.map(({ elementoId }) => elementoId)}::int[]) as pedido (id)
    left join directorio_demandas m on m.elemento_id = pedido.id
    where not exists (select from directorio_servicios d where d.entrega @> array[pedido.id])
    group by pedido.id`.execute(database);
  const counted = new Map(rows.map((row) => [row.id, row]));
  return datos.flatMap((dato) => {
    const counts = counted.get(dato.elementoId);
    return counts ? [{ ...dato, entidades: counts.entidades, visitantes: counts.visitantes }] : [];
  });
}

/** Elements in force whose text holds every word: what somebody may have meant who found no servicio. */
export async function listElementosParecidos(
  database: Database,
  palabras: readonly string[],
): Promise<readonly number[]> {
  if (palabras.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select d.elemento_id as id from diccionario_entradas d
    where d.estado = 'incorporado' and ${sql.join(
      palabras.map((palabra) => sql`d.texto like ${`%${palabra}%`}`),
      sql` and `,
    )}
    order by not (d.nombre like ${`|${palabras.join(' ')}%`}), d.orden, d.version_id
    limit ${sql.lit(MAXIMO_SUGERENCIAS_DATO)}`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * Elements in force to suggest while somebody writes: those whose name begins with the text, then those that hold it at the
 * start of a word, then anywhere; of equal ones, what servicios deliver comes first.
 *
 * @param plegado what was written, folded
 */
export async function listSugeridos(
  database: Database,
  plegado: string,
  palabras: readonly string[],
): Promise<readonly SugerenciaDato[]> {
  const holds: readonly RawBuilder<boolean>[] = palabras.map(
    (palabra) => sql`d.texto like ${`%${palabra}%`}`,
  );
  const { rows } = await sql<SugerenciaDato>`
    with halladas as materialized (
      select d.elemento_id, d.orden, d.version_id,
        case when d.nombre like ${`|${plegado}%`} then 0 when d.nombre like ${`% ${plegado}%`} then 1
          when d.claves like ${`|${plegado.replaceAll(' ', '')}%`} then 1 else 2 end as lugar
      from diccionario_entradas d where d.estado = 'incorporado' and ${sql.join(holds, sql` and `)}
      order by lugar, d.orden limit 40
    ), primeras as (
      select h.*, not exists (select from directorio_servicios s
        where s.entrega @> array[h.elemento_id] or s.pide @> array[h.elemento_id]) as sin_uso
      from halladas h order by h.lugar, sin_uso, h.orden, h.version_id limit ${sql.lit(MAXIMO_SUGERENCIAS_DATO)}
    )
    select e.id as "elementoId", e.identificador, v.nombre,
      (select count(*)::int from directorio_servicios s where s.entrega @> array[e.id]) as entregan,
      (select count(*)::int from directorio_servicios s where s.pide @> array[e.id]) as piden
    from primeras p join elementos_versiones v on v.id = p.version_id join elementos_de_dato e on e.id = p.elemento_id
    order by p.lugar, p.sin_uso, p.orden, p.version_id`.execute(database);
  return rows;
}
