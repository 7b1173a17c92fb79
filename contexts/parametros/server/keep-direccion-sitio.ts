import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { readDireccionSitio, saveDireccionSitio } from './direccion-sitio.repository.ts';

type Database = Kysely<DatabaseSchema>;

/** The installation is published at another address than the one of this process. */
export class DireccionDistintaError extends Error {
  override readonly name = 'DireccionDistintaError';
  /** Where the installation is published. */
  readonly direccion: string;

  constructor(direccion: string) {
    super(`The installation is published at ${direccion}.`);
    this.direccion = direccion;
  }
}

/**
 * Keeps the public address of the product where the links of mails are made. If other processes share the database, a
 * process may set the address only while the installation has none; otherwise a process with another address would
 * change the links of everybody. An address of a single machine is never published.
 *
 * @param compartida whether other processes may use the same database
 * @throws DireccionDistintaError when another address was published
 */
export async function keepDireccionSitio(
  database: Database,
  direccion: string,
  compartida: boolean,
): Promise<void> {
  await saveDireccionSitio(database, direccion, compartida);
  const guardada = await readDireccionSitio(database);
  if (guardada !== direccion) throw new DireccionDistintaError(guardada);
}

/**
 * Publishes the installation at another address, as its operator says.
 *
 * @returns the address until now
 */
export async function updateDireccionSitio(transaction: Database, direccion: string): Promise<string> {
  const antes = await readDireccionSitio(transaction);
  await saveDireccionSitio(transaction, direccion, false);
  return antes;
}
