import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { CausaSuspension } from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

export interface SuspensionNueva {
  readonly solicitudId: number;
  readonly desde: string;
  readonly reanudaEn: string | null;
  readonly causa: CausaSuspension;
  readonly motivo: string;
  readonly diasRestantes: number;
  readonly usuarioId: number;
}

/** @throws the constraint `solicitudes_suspensiones_abierta` where the term stands still already */
export async function addSuspension(trx: Running, nueva: SuspensionNueva): Promise<void> {
  await trx
    .insertInto('solicitudes_suspensiones')
    .values({
      solicitud_id: nueva.solicitudId,
      fecha_desde: nueva.desde,
      fecha_reanudacion: nueva.reanudaEn,
      causa: nueva.causa,
      motivo: nueva.motivo,
      dias_restantes: nueva.diasRestantes,
      usuario_id: nueva.usuarioId,
    })
    .execute();
}

/** Ends the suspension in which a request stands, if any. */
export async function closeSuspension(trx: Running, solicitudId: number, hoy: string): Promise<void> {
  await trx
    .updateTable('solicitudes_suspensiones')
    .set({ fecha_hasta: hoy })
    .where('solicitud_id', '=', solicitudId)
    .where('fecha_hasta', 'is', null)
    .execute();
}
