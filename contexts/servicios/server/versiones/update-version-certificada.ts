import type { DatabaseSchema } from '@marco/database';
import { writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { findEstadoSiguiente } from '../../rules/versiones/transiciones.ts';
import { type CausaDeServicio, updateEstadoServicio } from '../estados-servicio.repository.ts';
import { findLockedVersion } from './versiones.queries.ts';
import { updateEstadoVersion } from './versiones.repository.ts';

/** What a certified request of level 3 says of its servicio. */
export interface VersionCertificada {
  readonly versionId: number;
  readonly solicitudId: number;
}

/**
 * A certified request of level 3 moves its version on: others may use it, and it waits for the operator of the exchange
 * platform to publish it. The public state of the servicio follows from it. One that is certified or published already, and
 * certified again before that ended, stays where it is.
 *
 * @returns false where the version does not stand at level 2 any more: a certificate was suspended a moment ago
 */
export async function updateVersionCertificada(
  trx: Transaction<DatabaseSchema>,
  { versionId, solicitudId }: VersionCertificada,
  causa: CausaDeServicio,
): Promise<boolean> {
  const version = await findLockedVersion(trx, versionId);
  if (version?.estado === 'certificada' || version?.estado === 'publicada') return true;
  const estado = version && findEstadoSiguiente(version, 'certificar');
  if (!version || estado === undefined) return false;
  await updateEstadoVersion(trx, versionId, { estado, suspendidaDesde: null });
  await writeAudit(trx, causa.origin, {
    action: 'certificar-version-servicio',
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
