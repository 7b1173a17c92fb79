import { closeArchivo, keepArchivos } from '@marco/archivos/port';
import type { Carpeta } from '@marco/archivos/terms';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseField } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { DatosNorma, Norma } from '../../contract/index.ts';
import { saveNormas } from './partes.repository.ts';

/**
 * Puts the normas of a request in the place of those it had, with their documents, which are private: people who may read the
 * request read them.
 *
 * @param carpeta where the level has them
 * @throws SOLICITUD_INVALIDA at a document two normas name, ARCHIVO_NO_ENCONTRADO, ARCHIVO_ADJUNTO
 */
export async function updateNormas(
  trx: Transaction<DatabaseSchema>,
  {
    id,
    normas,
    antes,
  }: { readonly id: number; readonly normas: readonly DatosNorma[]; readonly antes: readonly Norma[] },
  carpeta: Carpeta,
  context: CallContext,
): Promise<void> {
  const had = new Set(antes.flatMap(({ archivoId }) => archivoId ?? []));
  const ahora = new Set<string>();
  for (const [posicion, { archivoId }] of normas.entries()) {
    if (archivoId === null) continue;
    if (ahora.has(archivoId))
      throw refuseField(`normas.${posicion}.archivoId`, 'Cada norma lleva su propio documento.');
    ahora.add(archivoId);
  }
  await saveNormas(trx, id, normas);
  const nuevos = [...ahora].filter((archivo) => !had.has(archivo));
  await keepArchivos(trx, nuevos, { carpeta, publico: false }, context);
  for (const archivo of had) if (!ahora.has(archivo)) await closeArchivo(trx, archivo);
}
