import type { DatabaseSchema } from '@marco/database';
import { writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { findEstadoSiguiente } from '../../rules/versiones/transiciones.ts';
import { type CausaDeServicio, updateEstadoServicio } from '../estados-servicio.repository.ts';
import { addAvisoDeVida } from './avisos-de-vida.repository.ts';
import { findLockedVersion, listLockedVersiones } from './versiones.queries.ts';
import { updateEstadoVersion, updateObsoleta } from './versiones.repository.ts';

/** What the publication did, or why it did nothing. */
export type Publicacion =
  | { readonly publicada: true; readonly numero: string; readonly relevada: number | null }
  /** Not certified, suspended, or gone on since. */
  | { readonly publicada: false; readonly estado: string };

/**
 * The operator of the exchange platform records that a certified version works in production: it is published, the one that
 * was published before is obsolete, and the servicio stands at level 3. Certified alone, or recorded alone, it is not
 * (ADR 0086). One that is published already stays as it is.
 *
 * @returns `relevada`: the version whose place it takes; undefined where there is no such version
 */
export async function publishVersion(
  trx: Transaction<DatabaseSchema>,
  versionId: number,
  causa: CausaDeServicio,
): Promise<Publicacion | undefined> {
  const version = await findLockedVersion(trx, versionId);
  if (!version) return undefined;
  const { servicioId, numero } = version;
  const estado = findEstadoSiguiente(version, 'publicar');
  if (estado === undefined) return { publicada: false, estado: version.estado };
  const anterior = (await listLockedVersiones(trx, servicioId)).find((una) => una.estado === 'publicada');
  // One is published at a time: the one before makes room first.
  if (anterior) {
    const relevada = findEstadoSiguiente(anterior, 'relevar');
    if (relevada === undefined) throw new Error('A published version cannot be followed by another one.');
    // Its entidad says later when it ends.
    await updateObsoleta(trx, anterior.id, { sucesoraId: versionId, fechaRetiro: null, motivo: '' });
    await addAvisoDeVida(trx, { versionId: anterior.id, que: 'obsoleta' });
  }
  await updateEstadoVersion(trx, versionId, { estado, suspendidaDesde: null });
  await writeAudit(trx, causa.origin, {
    action: 'publicar-version-servicio',
    result: 'exito',
    objectType: 'servicio',
    objectId: servicioId,
    detail: {
      antes: { version: numero, estado: version.estado },
      despues: {
        version: numero,
        estado,
        ...(anterior ? { obsoleta: `${anterior.mayor}.${anterior.menor}` } : {}),
      },
    },
  });
  await updateEstadoServicio(trx, servicioId, causa);
  return { publicada: true, numero, relevada: anterior?.id ?? null };
}
