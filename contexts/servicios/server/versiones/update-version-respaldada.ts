import type { DatabaseSchema } from '@marco/database';
import { writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { computeRespaldada, type RespaldoDeVersion } from '../../rules/versiones/respaldo.ts';
import { findHecho } from '../../rules/vida/hecho-de-vida.ts';
import { type CausaDeServicio, updateEstadoServicio } from '../estados-servicio.repository.ts';
import { addAvisoDeVida } from './avisos-de-vida.repository.ts';
import { findLockedVersion } from './versiones.queries.ts';
import { updateElementosCertificados, updateEstadoVersion } from './versiones.repository.ts';

/**
 * Brings a version to where its certificates leave it, and its servicio with it: suspended while one of them is, back when
 * all are in force again, down a level when that of its own is revoked. Who consumes it is told after the commit. One that
 * stands there already stays as it is.
 */
export async function updateVersionRespaldada(
  trx: Transaction<DatabaseSchema>,
  versionId: number,
  respaldo: RespaldoDeVersion,
  causa: CausaDeServicio,
): Promise<void> {
  const antes = await findLockedVersion(trx, versionId);
  if (!antes) throw new Error('The version of a certificate is gone.');
  const { estado, suspendidaDesde } = computeRespaldada(antes, respaldo);
  if (estado === antes.estado && suspendidaDesde === antes.suspendidaDesde) return;
  await updateEstadoVersion(trx, versionId, { estado, suspendidaDesde });
  // What a retired version carried is no longer exchanged.
  if (estado === 'retirada') await updateElementosCertificados(trx, antes.servicioId);
  await writeAudit(trx, causa.origin, {
    action: 'cambiar-estado-version-servicio',
    result: 'exito',
    objectType: 'servicio',
    objectId: antes.servicioId,
    detail: {
      antes: { version: antes.numero, estado: antes.estado, suspendidaDesde: antes.suspendidaDesde },
      despues: { version: antes.numero, estado, suspendidaDesde },
    },
  });
  const que = findHecho(antes, { estado, suspendidaDesde });
  if (que) await addAvisoDeVida(trx, { versionId, que });
  await updateEstadoServicio(trx, antes.servicioId, causa);
}
