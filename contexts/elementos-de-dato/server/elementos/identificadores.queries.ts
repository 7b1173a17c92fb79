import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** Elements that have an identificador: their own, or one of another system. */
export function listPorIdentificador(database: Kysely<DatabaseSchema>, identificador: string) {
  const technical = sql<boolean>`lower(e.identificador) = ${identificador.toLowerCase()}`;
  return database
    .selectFrom('elementos_de_dato as e')
    .select(['e.id', 'e.capa_id', 'e.dominio_id', 'e.descartado_en', technical.as('tecnico')])
    .where((where) =>
      where.or([
        technical,
        where.exists((from) =>
          from
            .selectFrom('elementos_identificadores as i')
            .select('i.id')
            .whereRef('i.elemento_id', '=', 'e.id')
            .where(sql<boolean>`lower(i.valor) = ${identificador.toLowerCase()}`),
        ),
      ]),
    )
    .orderBy('e.id')
    .limit(50)
    .execute();
}
