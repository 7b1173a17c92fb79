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
