import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero, notify, presentMomento } from '@marco/parametros/port';
import { closeSessionsOfUser, refuse, refuseField } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { accesoErrors } from '../../contract/index.ts';
import { findErroresContrasena } from '../../rules/restablecimientos/contrasena.ts';
import { novedadesAcceso } from '../novedades.ts';
import type { Contrasenas } from './contrasenas.ts';
import { closeClavesDe } from './restablecimientos.repository.ts';

/** Bounds of a new password while the parameters are absent (specification §5). */
const DEFAULT_LIMITES = { minimo: 4, maximo: 50 } as const;

/**
 * The rule of the screen, on what arrived; its bounds are those of the account creation.
 *
 * @throws CONTRASENA_COMUN, or the specified text of a length that is not allowed
 */
export async function verifyNueva(
  database: Kysely<DatabaseSchema>,
  contrasenas: Contrasenas,
  newPassword: string,
): Promise<void> {
  const limites = {
    minimo: await findParametroEntero(database, 'contrasena.minimoCaracteres', DEFAULT_LIMITES.minimo),
    maximo: await findParametroEntero(database, 'contrasena.maximoCaracteres', DEFAULT_LIMITES.maximo),
  };
  const { newPassword: error } = findErroresContrasena({ newPassword, confirmacion: newPassword }, limites);
  if (error?.requerida) throw refuseField('newPassword', error.requerida);
  if (await contrasenas.isComun(newPassword)) throw refuse(accesoErrors, 'CONTRASENA_COMUN');
}

/** Ends everything that was opened with the old password, and informs its owner. */
export async function closeLoAnterior(
  transaction: Transaction<DatabaseSchema>,
  usuarioId: number,
): Promise<void> {
  await closeClavesDe(transaction, usuarioId);
  await closeSessionsOfUser(transaction, usuarioId);
  await notify(transaction, {
    evento: novedadesAcceso['clave-cambiada'],
    usuarioId,
    variables: { fecha: presentMomento(new Date()) },
  });
}
