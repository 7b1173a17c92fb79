import type { DatabaseSchema } from '@marco/database';
import { AppError, type CallContext, refuse, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { accesoErrors } from '../../contract/index.ts';
import type { Contrasenas } from './contrasenas.ts';
import { findSujeto, isClaveAbierta } from './restablecimientos.queries.ts';
import { closeClave } from './restablecimientos.repository.ts';
import { closeLoAnterior, verifyNueva } from './verify-contrasena.ts';

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
 * Gives the person of a key a new password. One transaction uses the key, ends every other key of the person, changes
 * the password, ends all sessions here and at the authenticator, and informs the person. A refusal is audited; a
 * refused password does not use the key up.
 */
export async function updateContrasena(
  { database, contrasenas, emisor }: ContrasenaDependencies,
  { key, newPassword }: NewContrasena,
  context: CallContext,
) {
  try {
    if (!contrasenas) throw refuse(accesoErrors, 'CONTRASENA_EXTERNA');
    await verifyNueva(database, contrasenas, newPassword);
    if (!(await isClaveAbierta(database, key))) throw refuse(accesoErrors, 'ENLACE_NO_VALIDO');
    const hash = await contrasenas.hash(newPassword);
    await database.transaction().execute(async (transaction) => {
      const usuarioId = await closeClave(transaction, key);
      const sujeto = usuarioId && (await findSujeto(transaction, usuarioId, emisor));
      if (sujeto && (await contrasenas.isPropia(transaction, sujeto, newPassword)))
        throw refuse(accesoErrors, 'CONTRASENA_PROPIA');
      if (!sujeto || !(await contrasenas.write(transaction, sujeto, hash)))
        throw refuse(accesoErrors, 'ENLACE_NO_VALIDO');
      await closeLoAnterior(transaction, usuarioId);
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
