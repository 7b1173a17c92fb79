import { AppError, type CallContext, refuse, requireActor, writeAudit } from '@marco/server-kit';
import { accesoErrors } from '../../contract/index.ts';
import { findSujeto } from './restablecimientos.queries.ts';
import type { ContrasenaDependencies } from './update-contrasena.ts';
import { closeLoAnterior, verifyNueva } from './verify-contrasena.ts';

/**
 * Changes the password of a person who knows the present one. One transaction changes it, ends every session here and
 * at the authenticator, this one too, and tells the person. A refusal is audited and changes nothing.
 */
export async function updateContrasenaPropia(
  { database, contrasenas, emisor }: ContrasenaDependencies,
  { actual, newPassword }: { readonly actual: string; readonly newPassword: string },
  context: CallContext,
) {
  const { userId: usuarioId } = requireActor(context);
  const event = { action: 'cambiar-contrasena', objectType: 'usuario', objectId: usuarioId } as const;
  try {
    const sujeto = await findSujeto(database, usuarioId, emisor);
    if (!contrasenas || !sujeto) throw refuse(accesoErrors, 'CONTRASENA_EXTERNA');
    await verifyNueva(database, contrasenas, newPassword);
    if (await contrasenas.isPropia(database, sujeto, newPassword))
      throw refuse(accesoErrors, 'CONTRASENA_PROPIA');
    if (!(await contrasenas.isActual(sujeto, actual, context.address)))
      throw refuse(accesoErrors, 'CONTRASENA_ACTUAL_DISTINTA');
    const hash = await contrasenas.hash(newPassword);
    await database.transaction().execute(async (transaction) => {
      if (!(await contrasenas.write(transaction, sujeto, hash)))
        throw refuse(accesoErrors, 'CONTRASENA_EXTERNA');
      await closeLoAnterior(transaction, usuarioId);
      await writeAudit(transaction, context, { ...event, result: 'exito' });
    });
    return { cambiada: true as const };
  } catch (error) {
    if (error instanceof AppError)
      await writeAudit(database, context, { ...event, result: 'rechazo', detail: { codigo: error.code } });
    throw error;
  }
}
