import type { DatabaseSchema } from '@marco/database';
import { deleteDoneWork } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { clearNotificacionesViejas } from '../notificaciones/avisos.repository.ts';
import { findParametroEntero } from '../parametro.queries.ts';

/** Days while the parameter is absent. */
const DIAS_HABITUALES = 90;

/**
 * Deletes old messages: mails sent, jobs finished and notices read, after the days of the parameter
 * `correo.retencionDias`. Work that could not be done, and unread notices, stay.
 */
export async function clearOldMensajes(database: Kysely<DatabaseSchema>): Promise<void> {
  const dias = await findParametroEntero(database, 'correo.retencionDias', DIAS_HABITUALES);
  await deleteDoneWork(database, dias);
  await clearNotificacionesViejas(database, dias);
}
