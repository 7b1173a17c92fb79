import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { readCsv } from '../../read-data.ts';
import { getNamed } from '../directory.ts';

/** Systems of information with the entity each one is of; what they are built with is not public. */
export async function insertSistemas(
  trx: Transaction<DatabaseSchema>,
  entidades: ReadonlyMap<string, number>,
): Promise<void> {
  const sistemas = readCsv(new URL('sistemas.csv', import.meta.url), [
    'codigo' as const,
    'nombre' as const,
    'sigla' as const,
    'entidad' as const,
    'descripcion' as const,
  ]);
  await trx
    .insertInto('sistemas')
    .values(
      sistemas.map(({ entidad, ...sistema }, position) => ({
        ...sistema,
        entidad_id: getNamed(entidades, entidad),
        orden: position + 1,
      })),
    )
    .execute();
}
