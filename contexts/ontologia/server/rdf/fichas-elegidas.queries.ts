import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { Palabra } from '../../contract/terms.ts';
import { computeModulo, type DefinicionEnRed } from '../../rules/jerarquia.ts';

type Database = Kysely<DatabaseSchema>;

/** Which fichas of each word are exported; null means all. */
export type FichasElegidas = Readonly<Record<Palabra, readonly number[] | null>>;

/** A class with its closure: its definitions, and the fichas of every other word that are of it. */
export async function findFichasDeClase(database: Database, clase: number): Promise<FichasElegidas> {
  const red = await database
    .selectFrom('ontologia_definiciones')
    .select([
      'id',
      'tipo',
      'clase_superior_id as superior',
      'dominio_clase_id as dominio',
      'rango_clase_id as rango',
    ])
    .execute();
  const { clases, definiciones } = computeModulo(red satisfies readonly DefinicionEnRed[], clase);
  const idsOf = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(database)).rows.map(({ id }) => id);
  const own = [...clases];
  return {
    definicion: [...definiciones],
    individuo: await idsOf(
      sql<{ id: number }>`select id from ontologia_individuos where clase_id = any(${own}::int[])`,
    ),
    evento: await idsOf(
      sql<{ id: number }>`select distinct evento_id as id from ontologia_eventos_participantes
        where clase_id = any(${own}::int[])`,
    ),
    regla: await idsOf(
      sql<{ id: number }>`select id from ontologia_reglas where clase_id = any(${own}::int[])`,
    ),
  };
}
