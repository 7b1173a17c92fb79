import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { toNumeroAmbiente } from './ambiente.ts';

/** Calls of an entidad to a servicio of the directory that production answered. */
export interface ConsultasMedidas {
  readonly entidadId: number;
  readonly servicioId: number;
  readonly exitosas: number;
}

const HORA_MS = 3_600_000;
const HORAS_DE_UN_ANO = 365 * 24;

/**
 * What production measured in the 365 days up to a moment, by the imports that count: an entidad is known by its member code, whichever
 * of its subsystems called, and a servicio by what the operator said it carries. A pair nobody measured is not among them.
 */
export async function listConsultasEnProduccion(
  database: Kysely<DatabaseSchema>,
  entidadIds: readonly number[],
  hasta: Date,
): Promise<ConsultasMedidas[]> {
  if (entidadIds.length === 0) return [];
  const hora = Math.floor(hasta.getTime() / HORA_MS);
  const { rows } = await sql<ConsultasMedidas>`
    select e.id as "entidadId", s.servicio_id as "servicioId", sum(h.exitosas)::float8 as exitosas
    from entidades e
    join plataforma_subsistemas c on c.ambiente = 'produccion' and c.clase = 'GOB' and c.miembro = e.codigo_xroad
    join plataforma_relaciones r on r.cliente_id = c.id
    join plataforma_servicios s on s.id = r.servicio_id and s.servicio_id is not null
    join plataforma_horas h on h.relacion_id = r.id and h.ambiente = ${sql.lit(toNumeroAmbiente('produccion'))}
      and h.hora > ${hora - HORAS_DE_UN_ANO}::int and h.hora <= ${hora}::int
    join plataforma_horas_vigentes v
      on v.ambiente = h.ambiente and v.hora = h.hora and v.importacion_id = h.importacion_id
    where e.id = any(${[...entidadIds]}::int[])
    group by e.id, s.servicio_id order by e.id, s.servicio_id`.execute(database);
  return rows;
}
