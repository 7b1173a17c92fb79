import { buildNombreCompleto } from '@marco/usuarios/port';
import { type RawBuilder, sql } from 'kysely';
import type { BusquedaProfunda } from '../../contract/index.ts';
import { FACETAS, type Faceta } from '../../contract/terms.ts';

/** What is chosen in the facets of a search. */
type Elegido = Omit<BusquedaProfunda, 'pagina' | 'tamano'>;

/** Values of a facet that are answered; the rest are the rarest. */
const MAXIMO_VALORES = 50;

/** The mesa has a service that is the one asked for, and in the state asked for: the same one (MESA-14). */
function hasServicio(servicio: number | null, estado: number | null): RawBuilder<boolean> {
  return sql`exists (select 1 from mesas_servicios ms join servicios s on s.id = ms.servicio_id
    where ms.mesa_id = m.id and ${servicio === null ? sql`true` : sql`s.id = ${servicio}::int`}
    and ${estado === null ? sql`true` : sql`s.estado_servicio_id = ${estado}::int`})`;
}

function equals(
  column: RawBuilder<unknown>,
  value: number | boolean | null | undefined,
): RawBuilder<boolean> | null {
  return value == null ? null : sql`coalesce(${column} = ${value}, false)`;
}

/** The facets in which something is chosen, each with its condition on a mesa. */
export type Elegidas = ReadonlyMap<Faceta, RawBuilder<boolean>>;

/** What is chosen in a search. Facets in which nothing is chosen stay out, and the others keep the order of `FACETAS`. */
export function buildElegidas(busqueda: Elegido): Elegidas {
  const { fuente, servicioMesa = null, estadoServicio = null } = busqueda;
  const condiciones: Readonly<Record<Faceta, RawBuilder<boolean> | null>> = {
    fuente: fuente == null ? null : sql`${fuente} = any(h.fuentes)`,
    estado: equals(sql`m.activa`, busqueda.estado),
    admEntidadLider: equals(sql`m.entidad_lider_id`, busqueda.admEntidadLider),
    sectorLider: equals(sql`e.sector_id`, busqueda.sectorLider),
    admUsuarioId: equals(sql`m.consultor_principal_id`, busqueda.admUsuarioId),
    estadoServicio:
      servicioMesa === null && estadoServicio === null ? null : hasServicio(servicioMesa, estadoServicio),
    anioUltimaReunion: equals(sql`u.anio`, busqueda.anioUltimaReunion),
  };
  const elegidas = new Map<Faceta, RawBuilder<boolean>>();
  for (const faceta of FACETAS) {
    const condicion = condiciones[faceta];
    if (condicion) elegidas.set(faceta, condicion);
  }
  return elegidas;
}

/** Whether a mesa satisfies what is chosen, a column a facet in which something is chosen. */
export function buildCondiciones(elegidas: Elegidas): RawBuilder<unknown> {
  return sql.join(
    [...elegidas].map(([faceta, condicion]) => sql`, ${condicion} as ${columnOf(faceta)}`),
    sql``,
  );
}

/**
 * The mesa satisfies what is chosen in every facet, or in every other one. Facets in which nothing is chosen stay
 * out: the planner counts each condition as one that leaves half of the rows.
 */
export function buildCumple(elegidas: Elegidas, excepto?: Faceta): RawBuilder<boolean> {
  const columns = [...elegidas.keys()].filter((faceta) => faceta !== excepto).map(columnOf);
  return columns.length === 0 ? sql`true` : sql.join(columns, sql` and `);
}

function columnOf(faceta: Faceta): RawBuilder<boolean> {
  return sql.ref<boolean>(`c_${faceta.toLowerCase()}`);
}

/** Values of the facets: `faceta`, `valor`, `nombre` where it is no code, `orden`, `cantidad`. */
export function buildFacetas({ servicioMesa }: Elegido, elegidas: Elegidas): RawBuilder<unknown> {
  const count = (faceta: Faceta, valor: RawBuilder<unknown>) =>
    sql`select ${valor} as valor, count(*) as cantidad from base
      where ${buildCumple(elegidas, faceta)} and ${valor} is not null
      group by ${valor} order by cantidad desc, valor limit ${sql.lit(MAXIMO_VALORES)}`;
  const simple = (faceta: Faceta, valor: RawBuilder<unknown>) =>
    sql`(select ${sql.lit(faceta)} as faceta, x.valor::text as valor, null::text as nombre, 0 as orden, x.cantidad
      from (${count(faceta, valor)}) x)`;
  // Names are added after counting, so that the rows that are sorted and grouped stay small.
  const named = (faceta: Faceta, valor: RawBuilder<unknown>, tabla: string, nombre: RawBuilder<unknown>) =>
    sql`(select ${sql.lit(faceta)}, x.valor::text, ${nombre}, 0, x.cantidad
      from (${count(faceta, valor)}) x join ${sql.table(tabla)} n on n.id = x.valor)`;
  return sql.join(
    [
      simple('estado', sql`activa`),
      named('admEntidadLider', sql`entidad_lider_id`, 'entidades', sql`n.nombre`),
      named('sectorLider', sql`sector_id`, 'sectores', sql`n.nombre`),
      named('admUsuarioId', sql`consultor_principal_id`, 'usuarios', buildNombreCompleto('n')),
      simple('anioUltimaReunion', sql`anio`),
      // Few sets of sources are found in many mesas: each set is counted, and only then taken apart.
      sql`(select 'fuente', f.fuente, null, 0, sum(x.cantidad)::bigint
        from (select fuentes, count(*) as cantidad from base where ${buildCumple(elegidas, 'fuente')} group by fuentes) x,
          unnest(x.fuentes) f(fuente)
        group by f.fuente)`,
      sql`(select 'estadoServicio', es.id::text, es.nombre, es.orden, x.cantidad from (
          select c.estado_servicio_id, count(*) as cantidad
          from (
            select distinct s.estado_servicio_id, base.id
            from base join mesas_servicios ms on ms.mesa_id = base.id join servicios s on s.id = ms.servicio_id
            where ${buildCumple(elegidas, 'estadoServicio')}
              and ${servicioMesa == null ? sql`true` : sql`s.id = ${servicioMesa}`}
          ) c
          group by c.estado_servicio_id
        ) x join estados_servicio es on es.id = x.estado_servicio_id)`,
    ],
    sql` union all `,
  );
}
