import { type RawBuilder, sql } from 'kysely';
import type { BusquedaProfunda } from '../../contract/index.ts';
import { FACETAS, type Faceta } from '../../contract/terms.ts';

/** Values of a facet that are answered; the rest are the rarest. */
const MAXIMO_VALORES = 50;

/** The mesa has a service that is the one asked for, and in the state asked for: the same one (MESA-14). */
function hasServicio(servicio: number | null, estado: number | null): RawBuilder<boolean> {
  if (servicio === null && estado === null) return sql`true`;
  return sql`exists (select 1 from mesas_servicios ms join servicios s on s.id = ms.servicio_id
    where ms.mesa_id = m.id and ${servicio === null ? sql`true` : sql`s.id = ${servicio}::int`}
    and ${estado === null ? sql`true` : sql`s.estado_servicio_id = ${estado}::int`})`;
}

function equals(
  column: RawBuilder<unknown>,
  value: number | boolean | null | undefined,
): RawBuilder<boolean> {
  return value == null ? sql`true` : sql`coalesce(${column} = ${value}, false)`;
}

/** Whether a mesa satisfies what was chosen in each facet, a column a facet. */
export function buildCondiciones(busqueda: Omit<BusquedaProfunda, 'pagina' | 'tamano'>): RawBuilder<unknown> {
  const { fuente, servicioMesa = null, estadoServicio = null } = busqueda;
  const condiciones: Readonly<Record<Faceta, RawBuilder<boolean>>> = {
    fuente: fuente == null ? sql`true` : sql`${fuente} = any(coalesce(h.fuentes, '{}'))`,
    estado: equals(sql`m.activa`, busqueda.estado),
    admEntidadLider: equals(sql`m.entidad_lider_id`, busqueda.admEntidadLider),
    sectorLider: equals(sql`e.sector_id`, busqueda.sectorLider),
    admUsuarioId: equals(sql`m.consultor_principal_id`, busqueda.admUsuarioId),
    estadoServicio: hasServicio(servicioMesa, estadoServicio),
    anioUltimaReunion: equals(sql`u.anio`, busqueda.anioUltimaReunion),
  };
  return sql.join(FACETAS.map((faceta) => sql`${condiciones[faceta]} as ${columnOf(faceta)}`));
}

/** The mesa satisfies what was chosen in every facet, or in every other one. */
export function buildCumple(excepto?: Faceta): RawBuilder<boolean> {
  return sql.join(FACETAS.filter((faceta) => faceta !== excepto).map(columnOf), sql` and `);
}

function columnOf(faceta: Faceta): RawBuilder<boolean> {
  return sql.ref<boolean>(`c_${faceta.toLowerCase()}`);
}

/** Values of the facets: `faceta`, `valor`, `nombre` where it is no code, `orden`, `cantidad`. */
export function buildFacetas({ servicioMesa }: BusquedaProfunda): RawBuilder<unknown> {
  const simple = (faceta: Faceta, valor: RawBuilder<unknown>, nombre: RawBuilder<unknown>) =>
    sql`(select ${sql.lit(faceta)} as faceta, ${valor}::text as valor, min(${nombre}) as nombre,
      0 as orden, count(*) as cantidad from base
      where ${buildCumple(faceta)} and ${valor} is not null group by ${valor}
      order by cantidad desc, valor limit ${sql.lit(MAXIMO_VALORES)})`;
  return sql.join(
    [
      simple('estado', sql`activa`, sql`null::text`),
      simple('admEntidadLider', sql`entidad_lider_id`, sql`entidad_lider`),
      simple('sectorLider', sql`sector_id`, sql`sector`),
      simple('admUsuarioId', sql`consultor_principal_id`, sql`consultor`),
      simple('anioUltimaReunion', sql`anio`, sql`null::text`),
      sql`(select 'fuente', f.fuente, null, 0, count(*) from base, unnest(fuentes) f(fuente)
        where ${buildCumple('fuente')} group by f.fuente)`,
      // The states are named once they are counted: what is sorted to count each mesa once stays narrow.
      sql`(select 'estadoServicio', es.id::text, es.nombre, es.orden, x.cantidad from (
          select s.estado_servicio_id, count(distinct base.id) as cantidad
          from base join mesas_servicios ms on ms.mesa_id = base.id join servicios s on s.id = ms.servicio_id
          where ${buildCumple('estadoServicio')} and ${servicioMesa == null ? sql`true` : sql`s.id = ${servicioMesa}`}
          group by s.estado_servicio_id
        ) x join estados_servicio es on es.id = x.estado_servicio_id)`,
    ],
    sql` union all `,
  );
}
