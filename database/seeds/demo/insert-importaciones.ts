import { writeSystemAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
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
    .where(({ not, or, exists, selectFrom, eb }) =>
      or([
        eb('e.codigo', '<>', 'estandarizado-nivel-1'),
        not(
          exists(
            selectFrom('solicitudes as q')
              .innerJoin('estados_solicitud as c', 'c.id', 'q.estado_id')
              .select('q.id')
              .where('c.codigo', '=', 'certificada')
              .whereRef('q.servicio_id', '=', 's.id'),
          ),
        ),
      ]),
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
