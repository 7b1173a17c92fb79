import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { GrupoComparado } from '../../rules/reafirmacion/compare-insumos.ts';

type Running = Transaction<DatabaseSchema>;

interface ReafirmacionNueva {
  readonly solicitudId: number;
  readonly versionId: number;
  readonly certificadoId: number;
  readonly huella: string;
  readonly comparado: readonly GrupoComparado[];
}

/** A request says that nothing changed since a version. */
export async function addReafirmacion(
  trx: Running,
  { solicitudId, versionId, certificadoId, huella, comparado }: ReafirmacionNueva,
): Promise<void> {
  await trx
    .insertInto('solicitudes_reafirmaciones')
    .values({
      solicitud_id: solicitudId,
      base_version_id: versionId,
      certificado_id: certificadoId,
      huella,
      comparado: JSON.stringify(comparado.map(({ nombre, total }) => ({ nombre, total }))),
    })
    .execute();
}

/** From now on it asks for its level like any other. */
export async function clearReafirmacion(trx: Running, solicitudId: number): Promise<void> {
  await trx.deleteFrom('solicitudes_reafirmaciones').where('solicitud_id', '=', solicitudId).execute();
}

/** The fields of a request that stay as they were certified are approved with the step that reaffirms them. */
export async function updateCamposAprobados(trx: Running, solicitudId: number): Promise<void> {
  await trx
    .updateTable('solicitudes_campos')
    .set({ decision: 'aprobada' })
    .where('solicitud_id', '=', solicitudId)
    .execute();
}
