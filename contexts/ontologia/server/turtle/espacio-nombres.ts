import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import { RAIZ_INICIAL, toEspacioNombres } from '../../rules/vocabulario.ts';

/** Namespace of the terms, by the parameter in force. */
export async function findEspacioNombres(database: Kysely<DatabaseSchema>): Promise<string> {
  return toEspacioNombres(await findParametroTexto(database, 'esquema.espacioNombresRaiz', RAIZ_INICIAL));
}
