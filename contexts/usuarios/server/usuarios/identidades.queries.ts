import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { DuenoDeIdentidad } from '../../rules/usuarios/can-revoke-identidad.ts';
import { buildAdministra } from './administracion.queries.ts';

/** The user of an identity and whether they administer; undefined for one that never registered here. */
export async function findDueno(
  database: Kysely<DatabaseSchema>,
  emisor: string,
  sujeto: string,
): Promise<DuenoDeIdentidad | undefined> {
  return buildDuenos(database)
    .where('u.emisor', '=', emisor)
    .where('u.sujeto', '=', sujeto)
    .executeTakeFirst();
}

/** The user a second factor may belong to and whether they administer. */
export async function findDuenoDeFactor(
  database: Kysely<DatabaseSchema>,
  usuarioId: number,
): Promise<DuenoDeIdentidad | undefined> {
  return buildDuenos(database).where('u.id', '=', usuarioId).executeTakeFirst();
}

function buildDuenos(database: Kysely<DatabaseSchema>) {
  return database.selectFrom('usuarios as u').select([
    'u.id as usuarioId',
    sql<boolean>`exists (select from membresias m join roles r on r.id = m.rol_id
        where m.usuario_id = u.id and m.estado = 'activa' and ${buildAdministra('r')})`.as('administra'),
  ]);
}
