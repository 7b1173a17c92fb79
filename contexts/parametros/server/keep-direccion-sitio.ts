import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { readDireccionSitio, saveDireccionSitio } from './direccion-sitio.repository.ts';

type Database = Kysely<DatabaseSchema>;

/** The installation is published at another address than the one this process was told. */
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
 * Keeps the public address of the product where the links of mails are made. A process that shares its database with
 * others may tell it only while nobody has published the installation: one that started with another address would send
 * everybody's links there. An address of one machine publishes nothing.
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
