import type { DatabaseSchema } from '@marco/database';
import { writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { findEstadoSiguiente } from '../../rules/versiones/transiciones.ts';
import { type CausaDeServicio, updateEstadoServicio } from '../estados-servicio.repository.ts';
import { findLockedVersion } from './versiones.queries.ts';
import { updateEstadoVersion } from './versiones.repository.ts';

/** What a certified request of level 2 says of its servicio. */
export interface VersionEvaluada {
  readonly versionId: number;
  readonly solicitudId: number;
}

/**
 * A certified request of level 2 moves its version on: what was built says what level 1 certified. The public state of
 * the servicio follows from it.
 *
 * @returns false where the version does not stand at level 1 any more: its certificate was suspended a moment ago
 */
export async function updateVersionEvaluada(
  trx: Transaction<DatabaseSchema>,
  { versionId, solicitudId }: VersionEvaluada,
  causa: CausaDeServicio,
): Promise<boolean> {
  const version = await findLockedVersion(trx, versionId);
  const estado = version && findEstadoSiguiente(version, 'evaluar');
  if (!version || estado === undefined) return false;
  await updateEstadoVersion(trx, versionId, { estado, suspendidaDesde: null });
  await writeAudit(trx, causa.origin, {
    action: 'evaluar-version-servicio',
    result: 'exito',
    objectType: 'servicio',
    objectId: version.servicioId,
    detail: {
      antes: { estado: version.estado },
      despues: { version: version.numero, estado, solicitudId },
    },
  });
  await updateEstadoServicio(trx, version.servicioId, causa);
  return true;
}
