import type { DatabaseSchema } from '@marco/database';
import { createNodo, keepNodoObjeto, setObjeto } from '@marco/oid/port';
import { writeSystemAudit } from '@marco/server-kit';
import { findLockedVersion, type SuscriptorEstadoServicio } from '@marco/servicios/port';
import type { Transaction } from 'kysely';
import { findPorIdentificar, listSinOidDeServicio } from './pasaporte.queries.ts';
import { addPasaporte } from './pasaportes.repository.ts';

type Running = Transaction<DatabaseSchema>;

/**
 * Gives a certified version its identifier: below that of its servicio, which gets one with its first. One that has it, or
 * that is still in work, stays as it is.
 */
export async function createPasaporte(trx: Running, versionId: number): Promise<void> {
  // Two that come at once take turns.
  await findLockedVersion(trx, versionId);
  const version = await findPorIdentificar(trx, versionId);
  if (!version || version.oid !== null || version.estado === 'en-elaboracion') return;
  const { servicioId, nombre, mayor, menor } = version;
  let { servicioOid } = version;
  if (servicioOid === null) {
    servicioOid = await createNodo(trx, await keepNodoObjeto(trx, 'servicio'), { nombre, tipo: 'servicio' });
    await setObjeto(trx, servicioOid, servicioId);
  }
  const numero = `${mayor}.${menor}`;
  const oid = await createNodo(trx, servicioOid, { nombre: `Versión ${numero}`, tipo: 'version' });
  await addPasaporte(trx, { versionId, oid });
  await writeSystemAudit(trx, {
    action: 'identificar-version-servicio',
    result: 'exito',
    objectType: 'servicio',
    objectId: servicioId,
    detail: { antes: null, despues: { version: numero, oid } },
  });
}

/** A servicio whose state changed may have a version that was just certified. */
export const keepPasaportes: SuscriptorEstadoServicio = async (trx, { servicioId }) => {
  for (const versionId of await listSinOidDeServicio(trx, servicioId)) await createPasaporte(trx, versionId);
};
