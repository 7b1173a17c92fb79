import type { DatabaseSchema } from '@marco/database';
import { likeText } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import { buildNombreCompleto } from './nombre-completo.ts';
import type { Cobertura } from './search-usuarios.queries.ts';

/** Suggestions of an autocomplete (specification §9). */
const MAXIMUM_SUGGESTIONS = 5;
const MINIMUM_CHARACTERS = 3;

/** People whose name holds the text and whose membresía the caller may see, in Spanish order. */
export async function findUsuarios(
  database: Kysely<DatabaseSchema>,
  text: string,
  { readsAllEntities, entityId }: Cobertura,
) {
  if (text.length < MINIMUM_CHARACTERS) return [];
  return (
    database
      .selectFrom('usuarios as u')
      .select(['u.id', buildNombreCompleto('u').as('nombre')])
      // The index contains more than the name, so its results are filtered again by the name.
      .where(likeText(sql`u.texto_de_busqueda`, text))
      .where(likeText(sql`u.nombre_de_busqueda`, text))
      .where((where) =>
        where.exists(
          where
            .selectFrom('membresias as m')
            .select(sql`1`.as('one'))
            .whereRef('m.usuario_id', '=', 'u.id')
            .$if(!readsAllEntities, (query) => query.where('m.entidad_id', '=', entityId ?? 0)),
        ),
      )
      .orderBy('u.clave_de_orden')
      .orderBy('u.id')
      .limit(MAXIMUM_SUGGESTIONS)
      .execute()
  );
}
