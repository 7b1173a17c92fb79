import type { DatabaseSchema } from '@marco/database';
import { containsText, spanishOrder, startsWithText } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import type { TipoEntidad } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Suggestions of an autocomplete (specification §9). */
const MAXIMUM_SUGGESTIONS = 5;
const MINIMUM_CHARACTERS = 3;

/** Active entities whose name or sigla holds the text: those that begin with it first. */
export async function findByNombre(database: Database, text: string, tipo?: TipoEntidad) {
  if (text.length < MINIMUM_CHARACTERS) return [];
  return database
    .selectFrom('entidades')
    .select(['id', 'nombre'])
    .where('activa', '=', true)
    .$if(tipo !== undefined, (query) => query.where('tipo', '=', tipo ?? ''))
    .where((where) => where.or([containsText('nombre', text), startsWithText('sigla', text)]))
    .orderBy(sql`(${startsWithText('nombre', text)}) desc`)
    .orderBy(spanishOrder('nombre'))
    .orderBy('id')
    .limit(MAXIMUM_SUGGESTIONS)
    .execute();
}

/** Active entities, all or those of one sigla. */
export async function listActivas(database: Database, sigla: string | undefined) {
  let query = database.selectFrom('entidades').select(['id', 'nombre']).where('activa', '=', true);
  if (sigla) query = query.where(sql<boolean>`texto_busqueda(sigla) = texto_busqueda(${sigla})`);
  return query.orderBy(spanishOrder('nombre')).orderBy('id').execute();
}

/** The entity of a kind that has this NIT, active or not. */
export async function findByNitTipo(database: Database, nit: string, tipo: TipoEntidad) {
  return database
    .selectFrom('entidades')
    .select(['id', 'nombre', 'activa'])
    .where('nit', '=', nit)
    .where('tipo', '=', tipo)
    .executeTakeFirst();
}

/** The active entity with this NIT; where a public body is an institution of education too, the public body. */
export async function findActivaByNit(database: Database, nit: string) {
  return database
    .selectFrom('entidades')
    .select(['nombre', 'nit', sql<string>`digito_verificacion::text`.as('dv')])
    .where('nit', '=', nit)
    .where('activa', '=', true)
    .orderBy(sql`tipo = 'publica'`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
