import type { DatabaseSchema } from '@marco/database';
import { type CallContext, requireActor, runAudited } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { findAutorizacion } from './autorizaciones.queries.ts';
import { createAutorizacion } from './autorizaciones.repository.ts';

/**
 * Stores the answer of a person to the notice in force, at their next entry or in their account. A person who does
 * not authorise can continue to use the product: the law lets a public entity treat some data without it (Ley 1581 de
 * 2012, article 10).
 *
 * @throws AVISO_CAMBIADO
 */
export async function submitAutorizacion(
  database: Kysely<DatabaseSchema>,
  { version, autoriza }: { readonly version: string; readonly autoriza: boolean },
  context: CallContext,
) {
  const { userId: usuarioId } = requireActor(context);
  const intent = { action: 'autorizar-tratamiento', objectType: 'usuario', objectId: usuarioId } as const;
  return runAudited(database, context, intent, {}, async (transaction) => {
    const { pendiente } = await findAutorizacion(transaction, usuarioId, version);
    const medio = pendiente ? 'ingreso' : 'cuenta';
    await createAutorizacion(transaction, { usuarioId, version, autoriza, medio }, context);
    return { autoriza };
  });
}
