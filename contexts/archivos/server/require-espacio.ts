import type { DatabaseSchema } from '@marco/database';
import { type FileStore, refuse, refuseCommon } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { archivosErrors } from '../contract/index.ts';
import { type Carpeta, LIMITE_BYTES, LIMITES_PENDIENTES, RESERVA_DISCO } from '../contract/terms.ts';
import { findPendientes } from './archivos.queries.ts';
import { keepTurnoDeCarga } from './archivos.repository.ts';

/** @throws CARGAS_PENDIENTES */
export async function requirePocosPendientes(
  database: Kysely<DatabaseSchema>,
  userId: number,
): Promise<void> {
  const { archivos, bytes } = await findPendientes(database, userId);
  if (archivos >= LIMITES_PENDIENTES.archivos || bytes >= LIMITES_PENDIENTES.bytes)
    throw refuse(archivosErrors, 'CARGAS_PENDIENTES');
}

/**
 * The same where several files of a person arrive at once: the next one waits until the end of the transaction.
 *
 * @throws CARGAS_PENDIENTES
 */
export async function keepPocosPendientes(trx: Transaction<DatabaseSchema>, userId: number): Promise<void> {
  await keepTurnoDeCarga(trx, userId);
  await requirePocosPendientes(trx, userId);
}

/** @throws ALMACENAMIENTO_LLENO */
export async function requireEspacio(
  files: Pick<FileStore, 'findFreeBytes'>,
  carpeta: Carpeta,
): Promise<void> {
  if ((await files.findFreeBytes(carpeta)) < LIMITE_BYTES + RESERVA_DISCO)
    throw refuseCommon('ALMACENAMIENTO_LLENO');
}
