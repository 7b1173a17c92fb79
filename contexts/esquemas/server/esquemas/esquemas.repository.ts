import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { TipoEsquema } from '../../contract/terms.ts';

/** One count for each version somebody took, without its content, for the reports. */
export async function addDescargas(
  database: Kysely<DatabaseSchema>,
  versionIds: readonly number[],
  tipo: TipoEsquema,
  entidadId: number | null,
): Promise<void> {
  await database
    .insertInto('esquemas_descargas')
    .values(versionIds.map((version_id) => ({ version_id, tipo, entidad_id: entidadId })))
    .execute();
}

/** One count for the whole registry somebody took. */
export async function addDescargaPaquete(database: Kysely<DatabaseSchema>): Promise<void> {
  await database.insertInto('esquemas_descargas').values({ tipo: 'registro' }).execute();
}
