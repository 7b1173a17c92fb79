import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero, notify, presentMomento } from '@marco/parametros/port';
import {
  AppError,
  type CallContext,
  closeSessionsOfUser,
  refuse,
  refuseField,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { accesoErrors } from '../contract/index.ts';
import { findErroresContrasena } from '../rules/index.ts';
import type { Contrasenas } from './contrasenas.ts';
import { findSujeto, isClaveAbierta } from './restablecimientos.queries.ts';
import { closeClave, closeClavesDe } from './restablecimientos.repository.ts';

/** Bounds of a new password while the parameters are absent (specification §5). */
const DEFAULT_LIMITES = { minimo: 4, maximo: 50 } as const;

export interface ContrasenaDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly contrasenas: Contrasenas | null;
  readonly emisor: string;
}

interface NewContrasena {
  readonly key: string;
  readonly newPassword: string;
}

/**
 * Gives the person of a key a new password. One transaction spends the key and every other one of the person,
 * changes the password, ends all sessions here and at the authenticator, and tells the person. A refusal is
 * audited; one of the password leaves the key usable.
 */
export async function updateContrasena(
  { database, contrasenas, emisor }: ContrasenaDependencies,
  { key, newPassword }: NewContrasena,
  context: CallContext,
) {
  try {
    if (!contrasenas) throw refuse(accesoErrors, 'CONTRASENA_EXTERNA');
    await verifyLargo(database, newPassword);
    if (!(await isClaveAbierta(database, key))) throw refuse(accesoErrors, 'ENLACE_NO_VALIDO');
    const hash = await contrasenas.hash(newPassword);
    await database.transaction().execute(async (transaction) => {
      const usuarioId = await closeClave(transaction, key);
      const sujeto = usuarioId && (await findSujeto(transaction, usuarioId, emisor));
      if (!sujeto || !(await contrasenas.write(transaction, sujeto, hash)))
        throw refuse(accesoErrors, 'ENLACE_NO_VALIDO');
      await closeEverything(transaction, usuarioId);
      await writeAudit(transaction, context, {
        action: 'restablecer-contrasena',
        result: 'exito',
        objectType: 'usuario',
        objectId: usuarioId,
      });
    });
    return { restablecida: true as const };
  } catch (error) {
    if (error instanceof AppError) {
      await writeAudit(database, context, {
        action: 'restablecer-contrasena',
        result: 'rechazo',
        objectType: 'usuario',
        detail: { codigo: error.code },
      });
    }
    throw error;
  }
}

/** The rule of the screen, on what arrived; its bounds are those of the account creation. */
async function verifyLargo(database: Kysely<DatabaseSchema>, newPassword: string): Promise<void> {
  const limites = {
    minimo: await findParametroEntero(database, 'contrasena.minimoCaracteres', DEFAULT_LIMITES.minimo),
    maximo: await findParametroEntero(database, 'contrasena.maximoCaracteres', DEFAULT_LIMITES.maximo),
  };
  const { newPassword: error } = findErroresContrasena({ newPassword, confirmacion: newPassword }, limites);
  if (error?.requerida) throw refuseField('newPassword', error.requerida);
}

/** What the old password opened ends, and its owner is told. */
async function closeEverything(transaction: Transaction<DatabaseSchema>, usuarioId: number): Promise<void> {
  await closeClavesDe(transaction, usuarioId);
  await closeSessionsOfUser(transaction, usuarioId);
  await notify(transaction, {
    evento: 'clave-cambiada',
    usuarioId,
    variables: { fecha: presentMomento(new Date()) },
  });
}
