import { closeArchivo, keepArchivos, setArchivosPublicos } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { CambiosVersion } from '../../contract/index.ts';
import { isArchivoUsed, listArchivoIds } from './archivos-version.queries.ts';
import { saveArchivos } from './partes.repository.ts';

type Running = Transaction<DatabaseSchema>;

/**
 * Attaches the new files of a change and removes the files it no longer has; `save` writes the parts of the version
 * in between. A draft and its files are not public: people who may read the version read them; see {@link
 * openArchivos}.
 */
export async function updateArchivos(
  trx: Running,
  versionId: number,
  { archivos, normas }: CambiosVersion,
  context: CallContext,
  save: () => Promise<void>,
): Promise<void> {
  const before = await listArchivoIds(trx, versionId);
  const wanted = [...(archivos ?? []), ...(normas ?? []).flatMap(({ archivoId }) => archivoId ?? [])];
  const added = [...new Set(wanted)].filter((id) => !before.includes(id));
  await keepArchivos(trx, added, { carpeta: 'capas', publico: false }, context);
  await save();
  if (archivos) await saveArchivos(trx, versionId, [...new Set(archivos)]);
  const after = await listArchivoIds(trx, versionId);
  for (const id of before)
    if (!after.includes(id) && !(await isArchivoUsed(trx, id))) await closeArchivo(trx, id);
}

/** Makes the files of a version public, in the transaction that puts it in force. */
export async function openArchivos(trx: Running, versionId: number): Promise<void> {
  await setArchivosPublicos(trx, await listArchivoIds(trx, versionId));
}
