import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { findServicioEnDireccion } from '../ficha/direcciones.queries.ts';

interface PaginaServicioRow {
  readonly servicioId: number;
  readonly servicio: string;
  readonly descripcion: string;
  readonly oid: string | null;
  readonly entidad: string;
  readonly nit: string;
  /** Both parts of the address the page has now. */
  readonly parteEntidad: string;
  readonly parteServicio: string;
  /** The version asked for, or the one the page tells of; null before level 1. */
  readonly numero: string | null;
  readonly elementos: readonly string[];
}

interface PaginaPedida {
  readonly entidad: string;
  readonly servicio: string;
  readonly version?: string | undefined;
}

/** The servicio an address leads to, also an older one; undefined where it leads nowhere. */
export async function findPaginaServicio(
  database: Kysely<DatabaseSchema>,
  { entidad, servicio, version }: PaginaPedida,
): Promise<PaginaServicioRow | undefined> {
  const servicioId = await findServicioEnDireccion(database, { entidad, servicio });
  if (servicioId === undefined) return undefined;
  const { rows } = await sql<PaginaServicioRow>`
    select s.id as "servicioId", s.nombre as servicio, s.descripcion, o.oid, e.nombre as entidad, e.nit,
      d.entidad as "parteEntidad", d.servicio as "parteServicio", v.mayor || '.' || v.menor as numero,
      coalesce((select array_agg(distinct ev.nombre collate "C" order by ev.nombre collate "C")
        from elementos_versiones ev
        where ev.elemento_id = any(ds.pide || ds.entrega) and ev.estado = 'incorporado'), '{}') as elementos
    from directorio_servicios ds
    join servicios s on s.id = ds.servicio_id
    join entidades e on e.id = s.entidad_id
    join directorio_direcciones d on d.servicio_id = s.id and d.vigente
    left join oid_nodos o on o.tipo = 'servicio' and o.objeto_id = s.id and o.estado = 'activo'
    left join servicios_versiones v on v.servicio_id = s.id and v.estado <> 'en-elaboracion'
      and case when ${version ?? null}::text is null then v.id = ds.version_id
        else v.mayor || '.' || v.menor = ${version ?? null}::text end
    where ds.servicio_id = ${servicioId}`.execute(database);
  const [row] = rows;
  return row && (version === undefined || row.numero === version) ? row : undefined;
}
