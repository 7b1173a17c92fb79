import type { DatabaseSchema } from '@marco/database';
import { createSession } from '@marco/server-kit';
import type { Kysely } from 'kysely';

/**
 * Opens a session for a demo identity without passing by the authenticator, as the login service
 * would leave it.
 *
 * @param numero identification number of the demo identity
 * @param entidad whether the session already works for the person's first active entity
 * @returns the Bearer token
 */
export async function openTestSession(
  database: Kysely<DatabaseSchema>,
  numero: string,
  { entidad = true }: { readonly entidad?: boolean } = {},
): Promise<string> {
  const row = await database
    .selectFrom('usuarios as u')
    .leftJoin('membresias as m', (join) =>
      join.onRef('m.usuario_id', '=', 'u.id').on('m.estado', '=', 'activa'),
    )
    .select(['u.id', 'm.id as membresiaId'])
    .where('u.numero_identificacion', '=', numero)
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return createSession(database, {
    userId: row.id,
    membershipId: entidad ? row.membresiaId : null,
    maximumHours: 1,
  });
}
