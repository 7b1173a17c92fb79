import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** The contract level 2 certified last of a servicio; undefined where no request for it was. */
export async function findContratoDeServicio(
  database: Kysely<DatabaseSchema>,
  servicioId: number,
): Promise<{ readonly id: string; readonly sha256: string } | undefined> {
  const { rows } = await sql<{ id: string; sha256: string }>`
    select a.id, a.sha256 from solicitudes_nivel_dos n
    join servicios_versiones v on v.id = n.servicio_version_id
    join solicitudes q on q.id = n.solicitud_id
    join estados_solicitud e on e.id = q.estado_id and e.codigo = 'certificada'
    join archivos a on a.id = n.contrato_archivo_id
    where v.servicio_id = ${servicioId} order by v.mayor desc, v.menor desc, q.id desc limit 1`.execute(
    database,
  );
  return rows[0];
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
