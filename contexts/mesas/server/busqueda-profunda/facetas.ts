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

/** What is chosen in a facet, as a condition on a mesa; nothing where nothing is chosen. */
function buildElegido(faceta: Faceta, busqueda: Elegido): RawBuilder<boolean> | null {
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
  return condiciones[faceta];
}

/** Whether a mesa satisfies what is chosen, a column a facet in which something is chosen. */
export function buildCondiciones(busqueda: Elegido): RawBuilder<unknown> {
  return sql.join(
    FACETAS.map((faceta) => {
      const elegido = buildElegido(faceta, busqueda);
      return elegido ? sql`, ${elegido} as ${columnOf(faceta)}` : sql``;
    }),
    sql``,
  );
}

/**
 * The mesa satisfies what is chosen in every facet, or in every other one. Facets in which nothing is chosen stay
 * out: the planner counts each condition as one that leaves half of the rows.
 */
export function buildCumple(busqueda: Elegido, excepto?: Faceta): RawBuilder<boolean> {
  const elegidas = FACETAS.filter((faceta) => faceta !== excepto && buildElegido(faceta, busqueda));
  return elegidas.length === 0 ? sql`true` : sql.join(elegidas.map(columnOf), sql` and `);
}

function columnOf(faceta: Faceta): RawBuilder<boolean> {
  return sql.ref<boolean>(`c_${faceta.toLowerCase()}`);
}

/** Values of the facets: `faceta`, `valor`, `nombre` where it is no code, `orden`, `cantidad`. */
export function buildFacetas(busqueda: Elegido): RawBuilder<unknown> {
  const { servicioMesa } = busqueda;
  const count = (faceta: Faceta, valor: RawBuilder<unknown>) =>
    sql`select ${valor} as valor, count(*) as cantidad from base
      where ${buildCumple(busqueda, faceta)} and ${valor} is not null
      group by ${valor} order by cantidad desc, valor limit ${sql.lit(MAXIMO_VALORES)}`;
  const simple = (faceta: Faceta, valor: RawBuilder<unknown>) =>
    sql`(select ${sql.lit(faceta)} as faceta, x.valor::text as valor, null::text as nombre, 0 as orden, x.cantidad
      from (${count(faceta, valor)}) x)`;
  // What has a name is named once it is counted: what is sorted and grouped stays narrow.
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
      sql`(select 'fuente', f.fuente, null, 0, count(*) from base, unnest(fuentes) f(fuente)
        where ${buildCumple(busqueda, 'fuente')} group by f.fuente)`,
      sql`(select 'estadoServicio', es.id::text, es.nombre, es.orden, x.cantidad from (
          select s.estado_servicio_id, count(distinct base.id) as cantidad
          from base join mesas_servicios ms on ms.mesa_id = base.id join servicios s on s.id = ms.servicio_id
          where ${buildCumple(busqueda, 'estadoServicio')}
            and ${servicioMesa == null ? sql`true` : sql`s.id = ${servicioMesa}`}
          group by s.estado_servicio_id
        ) x join estados_servicio es on es.id = x.estado_servicio_id)`,
    ],
    sql` union all `,
  );
}
