import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { CONTRATOS_CERTIFICADOS } from '../servicios/servicios.queries.ts';

export interface ContratoDeVersion {
  readonly id: string;
  readonly sha256: string;
  /** Whether its version may be what production runs. */
  readonly vigente: boolean;
}

/**
 * The certified contracts a service of the platform may have, the one it should have first: of a version that waits to be
 * published, of the published one, and else of the newest; those of its major version before others.
 */
export async function listContratosDeServicio(
  database: Kysely<DatabaseSchema>,
  servicioPlataformaId: number,
): Promise<readonly ContratoDeVersion[]> {
  const { rows } = await sql<ContratoDeVersion>`
    select a.id, a.sha256, v.estado in ('certificada', 'publicada') as vigente from ${CONTRATOS_CERTIFICADOS}
    join plataforma_servicios s on s.servicio_id = v.servicio_id
    where s.id = ${servicioPlataformaId}
    order by coalesce(substring(s.numero from '^[vV]?([0-9]{1,4})')::int, v.mayor) = v.mayor desc,
      array_position(array['certificada', 'publicada', 'suspendida', 'obsoleta'], v.estado), v.mayor desc, v.menor desc`.execute(
    database,
  );
  return rows;
}

/** Whose a servicio is, by the names people read. */
export async function findDuenoDeServicio(database: Kysely<DatabaseSchema>, servicioId: number) {
  const { rows } = await sql<{
    servicio: string;
    entidad: string;
    entidadId: number;
  }>`select s.nombre as servicio, e.nombre as entidad, e.id as "entidadId"
    from servicios s join entidades e on e.id = s.entidad_id where s.id = ${servicioId}`.execute(database);
  return rows[0];
}

/** The digest of the contract of a service that was compared last, where it was not the certified one. */
export async function findDerivaAnterior(
  database: Kysely<DatabaseSchema>,
  servicioPlataformaId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{
    sha256: string;
    estado: string;
  }>`select sha256, estado from plataforma_contratos
    where servicio_id = ${servicioPlataformaId} order by id desc limit 1`.execute(database);
  return rows[0]?.estado === 'distinto' ? rows[0].sha256 : undefined;
}
