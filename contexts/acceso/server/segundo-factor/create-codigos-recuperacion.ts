import { type CallContext, refuse, requireActor, runAudited, writeAudit } from '@marco/server-kit';
import { accesoErrors } from '../../contract/index.ts';
import { createCodigos } from './create-codigos.ts';
import type { SegundoFactorDependencies } from './dependencies.ts';
import { openSegundoFactor } from './segundos-factores.repository.ts';

/**
 * New recovery codes in the place of those there were.
 *
 * @throws SEGUNDO_FACTOR_NO_EXIGIDO, SEGUNDO_FACTOR_SIN_INSCRIBIR
 */
export async function createCodigosRecuperacion(
  { database }: SegundoFactorDependencies,
  context: CallContext,
): Promise<{ codigos: string[] }> {
  const { userId, secondFactor } = requireActor(context);
  const intent = { action: 'generar-codigos-recuperacion', objectType: 'usuario', objectId: userId } as const;
  return runAudited(database, context, intent, {}, async (transaction) => {
    if (secondFactor === 'off') throw refuse(accesoErrors, 'SEGUNDO_FACTOR_NO_EXIGIDO');
    const { secreto } = await openSegundoFactor(transaction, userId);
    if (secreto === null) throw refuse(accesoErrors, 'SEGUNDO_FACTOR_SIN_INSCRIBIR');
    const codigos = await createCodigos(transaction, userId);
    await writeAudit(transaction, context, { ...intent, result: 'exito' });
    return { codigos };
  });
}
