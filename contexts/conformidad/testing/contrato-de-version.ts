import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { getComparable } from '../server/esperado/get-esperado.ts';
import { writeContratoDe } from './contrato-de-esperado.ts';

/** A contract of OpenAPI that says exactly what a version of a servicio exchanges. */
export async function writeContratoDeVersion(
  database: Kysely<DatabaseSchema>,
  version: { readonly servicioId: number; readonly versionId: number },
  dia: string,
): Promise<string> {
  const { esperado } = await getComparable(database, version, dia);
  return writeContratoDe(esperado);
}
