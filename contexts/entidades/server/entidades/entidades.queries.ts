import type { DatabaseSchema } from '@marco/database';
import type { ListSource } from '@marco/server-kit';
import { beginsWithText, likeText, suggestFirst } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import type { TipoEntidad } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Suggestions of an autocomplete (specification §9). */
const MAXIMUM_SUGGESTIONS = 5;
const MINIMUM_CHARACTERS = 3;

/** Active entities whose name or sigla holds the text: those that begin with it first. */
export async function findByNombre(database: Database, text: string, tipo?: TipoEntidad) {
  if (text.length < MINIMUM_CHARACTERS) return [];
  const kept = sql`nombre_de_busqueda`;
  const active = database
    .selectFrom('entidades')
    .select(['id', 'nombre', 'clave_de_orden'])
    .where('activa', '=', true)
    .$if(tipo !== undefined, (query) => query.where('tipo', '=', tipo ?? ''));
  const rest = active.where((where) =>
    where.and([
      where.not(beginsWithText(kept, text)),
      where.or([likeText(kept, text), beginsWithText(sql`sigla_de_busqueda`, text)]),
    ]),
  );
  return suggestFirst(database, [active.where(beginsWithText(kept, text)), rest], MAXIMUM_SUGGESTIONS);
}

function buildActivas(database: Database) {
  return database
    .selectFrom('entidades')
    .select(['id', 'nombre'])
    .where('activa', '=', true)
    .orderBy('clave_de_orden')
    .orderBy('id');
}

/** Active entities of one sigla. */
export async function listDeSigla(database: Database, sigla: string) {
  return buildActivas(database).where(sql<boolean>`sigla_de_busqueda = texto_busqueda(${sigla})`).execute();
}

/** The version of the list: it changes when the set of active entities or one of their names changes. */
const VERSION = sql<string>`(select concat(count(*), ' ', bit_xor(hashtextextended(concat(id, ' ', nombre), 0)))
  from entidades where activa)`;

/** Every active entity, in Spanish order. */
export function createActivas(database: Database): ListSource<{ id: number; nombre: string }> {
  return {
    async findVersion() {
      const { rows } = await sql<{ version: string }>`select ${VERSION} as version`.execute(database);
      return rows[0]?.version ?? '';
    },
    async read() {
      const rows = await buildActivas(database).select(VERSION.as('version')).execute();
      return { version: rows[0]?.version ?? '', rows: rows.map(({ id, nombre }) => ({ id, nombre })) };
    },
  };
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
