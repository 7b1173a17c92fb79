import type { DatabaseSchema } from '@marco/database';
import { createSystemOrigin, writeAudit } from '@marco/server-kit';
import type { SuscriptorEstadoServicio } from '@marco/servicios/port';
import type { Transaction } from 'kysely';
import { canTakePasoCertificado } from '../rules/can-take-paso-certificado.ts';
import { findLockedConSuVersion } from './certificado.queries.ts';
import { toSituacion } from './present-listado.ts';
import { type PasoPedido, updatePaso } from './submit-paso-certificado.ts';

/** A step of the demo data, and the certifier it is taken for. */
export interface PasoDemostracion extends PasoPedido {
  readonly usuarioId: number;
}

/**
 * Takes the steps of a certificate of the demo data in the name of its certifiers, by the same rules and with the same
 * consequences as theirs. The trail says that the system did it.
 */
export async function createPasosDemostracion(
  trx: Transaction<DatabaseSchema>,
  certificadoId: number,
  pasos: readonly PasoDemostracion[],
  alCambiarServicio: readonly SuscriptorEstadoServicio[],
): Promise<void> {
  for (const { usuarioId, ...pedido } of pasos) {
    const row = await findLockedConSuVersion(trx, certificadoId);
    if (!row) throw new Error('A certificate of the demo data is gone.');
    const quien = {
      usuarioId,
      esMinisterio: true,
      esOperador: false,
      certificacion: new Set(['aprobar'] as const),
    };
    const decision = canTakePasoCertificado(pedido.accion, quien, toSituacion(row));
    if (!decision.allowed)
      throw new Error(`The demo data asks for what nobody may do: ${decision.reasons.join(' ')}`);
    const origin = createSystemOrigin();
    const { detail } = await updatePaso(trx, row, pedido, { origin, usuarioId, alCambiarServicio });
    await writeAudit(trx, origin, {
      action: `${pedido.accion}-certificado`,
      objectType: 'certificado',
      objectId: certificadoId,
      result: 'exito',
      detail,
    });
  }
}
