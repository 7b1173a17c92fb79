import type { DatabaseSchema } from '@marco/database';
import { deleteDoneWork } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { clearNotificacionesViejas } from '../notificaciones/avisos.repository.ts';
import { findParametroEntero } from '../parametro.queries.ts';

/** Days while the parameter is absent. */
const DIAS_HABITUALES = 90;

/**
 * Forgets what was told long ago: mails sent, jobs finished and notices read, after the days of the parameter
 * `correo.retencionDias`. What could not be sent or done, and what nobody read yet, stays.
 */
export async function clearOldMensajes(database: Kysely<DatabaseSchema>): Promise<void> {
  const dias = await findParametroEntero(database, 'correo.retencionDias', DIAS_HABITUALES);
  await deleteDoneWork(database, dias);
  await clearNotificacionesViejas(database, dias);
}
