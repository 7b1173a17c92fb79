import type { DatabaseSchema } from '@marco/database';
import { hashToken } from '@marco/server-kit';
import { type Kysely, sql, type Transaction } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Most people of one entity with the same e-mail that get a mail. */
const MOST_PEOPLE = 5;

/**
 * People of an entity with an e-mail, theirs or the institutional one of their membership, whose identity is at this
 * authenticator. The state of the membership does not matter, because the password alone gives access to no entity.
 */
export async function listUsuariosDeCorreo(
  database: Database,
  emisor: string,
  { correo, entidadId }: { readonly correo: string; readonly entidadId: number },
) {
  return database
    .selectFrom('usuarios as u')
    .innerJoin('membresias as m', 'm.usuario_id', 'u.id')
    .select(['u.id', 'u.primer_nombre'])
    .where('u.emisor', '=', emisor)
    .where('m.entidad_id', '=', entidadId)
    .where(({ eb, or }) =>
      or([
        eb(sql`lower(u.correo_electronico)`, '=', correo),
        eb(sql`lower(m.correo_electronico)`, '=', correo),
      ]),
    )
    .orderBy('u.id')
    .limit(MOST_PEOPLE)
    .execute();
}

/**
 * Keys a person was sent during the last hour. The person is locked until the transaction ends, so that two processes
 * that attend their requests at once count one after the other.
 */
export async function countClavesRecientes(
  transaction: Transaction<DatabaseSchema>,
  usuarioId: number,
): Promise<number> {
  await transaction
    .selectFrom('usuarios')
    .select('id')
    .where('id', '=', usuarioId)
    .forNoKeyUpdate()
    .execute();
  const { total } = await transaction
    .selectFrom('restablecimientos_claves')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('usuario_id', '=', usuarioId)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Whether a key may still be used. This is checked before the slow hashing, so that invalid keys cost nothing. */
export async function isClaveAbierta(database: Database, clave: string): Promise<boolean> {
  const row = await database
    .selectFrom('restablecimientos_claves')
    .select('usuario_id')
    .where('clave_hash', '=', hashToken(clave))
    .where('usada_en', 'is', null)
    .where('vence_en', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The identity of a person at an authenticator; none when it is at another one. */
export async function findSujeto(
  database: Database,
  usuarioId: number,
  emisor: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('usuarios')
    .select('sujeto')
    .where('id', '=', usuarioId)
    .where('emisor', '=', emisor)
    .executeTakeFirst();
  return row?.sujeto;
}
