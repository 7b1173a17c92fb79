import { writeSystemAudit } from '@marco/server-kit';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';

const ORIGEN = 'Directorio de servicios anterior al sistema';

/**
 * Tells in the audit trail which servicios came with their state from the directory before: those that stand further
 * than the requests certified here explain.
 */
export async function insertImportaciones(trx: Transaction<DatabaseSchema>): Promise<void> {
  const imported = await trx
    .selectFrom('servicios as s')
    .innerJoin('estados_servicio as e', 'e.id', 's.estado_servicio_id')
    .select(['s.id', 's.nombre', 's.entidad_id', 'e.codigo'])
    .where('e.codigo', 'not like', 'identificado%')
    .where(
      sql<boolean>`case e.codigo when 'estandarizado-nivel-1' then 1 when 'evaluado-nivel-2' then 2 else 3 end > coalesce((
        select max(q.nivel) from solicitudes q join estados_solicitud c on c.id = q.estado_id
        where c.codigo = 'certificada' and q.servicio_id = s.id
      ), 0)`,
    )
    .orderBy('s.id')
    .execute();
  for (const { id, nombre, entidad_id: entidadId, codigo: estado } of imported)
    await writeSystemAudit(trx, {
      action: 'importar-servicio',
      result: 'exito',
      objectType: 'servicio',
      objectId: id,
      detail: { antes: null, despues: { nombre, entidadId, estado }, origen: ORIGEN },
    });
}
