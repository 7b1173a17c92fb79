import { notify, presentMomento } from '@marco/parametros/port';
import {
  type CallContext,
  clearSecondFactorOfUser,
  refuse,
  requireActor,
  runAudited,
  updateSessionSecondFactor,
  writeAudit,
} from '@marco/server-kit';
import { accesoErrors } from '../../contract/index.ts';
import { parseCodigo } from '../../rules/segundo-factor.ts';
import { novedadesAcceso } from '../novedades.ts';
import { findIntervalo } from './compute-codigo-totp.ts';
import { createCodigos } from './create-codigos.ts';
import type { SegundoFactorDependencies } from './dependencies.ts';
import { openSecreto, openSegundoFactor, saveInscrito } from './segundos-factores.repository.ts';

/**
 * The first code of an application confirms it. The application becomes the second factor of the person, other
 * sessions must give a code of it, the recovery codes are made again and the person gets a mail.
 *
 * @throws SEGUNDO_FACTOR_NO_EXIGIDO, SEGUNDO_FACTOR_SIN_INSCRIBIR, SEGUNDO_FACTOR_YA_INSCRITO, CODIGO_NO_VALIDO
 */
export async function submitSegundoFactor(
  { database, secrets }: SegundoFactorDependencies,
  context: CallContext,
  codigo: string,
): Promise<{ codigos: string[] }> {
  const { userId, sessionId, secondFactor } = requireActor(context);
  const intent = { action: 'inscribir-segundo-factor', objectType: 'usuario', objectId: userId } as const;
  return runAudited(database, context, intent, {}, async (transaction) => {
    if (secondFactor === 'off') throw refuse(accesoErrors, 'SEGUNDO_FACTOR_NO_EXIGIDO');
    const row = await openSegundoFactor(transaction, userId);
    // A person who must give a code of the enrolled application cannot avoid it with a new one.
    if (row.secreto !== null && secondFactor === 'owed')
      throw refuse(accesoErrors, 'SEGUNDO_FACTOR_YA_INSCRITO');
    const secreto = openSecreto(secrets, row, 'pendiente');
    if (secreto === undefined) throw refuse(accesoErrors, 'SEGUNDO_FACTOR_SIN_INSCRIBIR');
    const paso = findIntervalo(secreto, parseCodigo(codigo), new Date());
    if (paso === undefined) throw refuse(accesoErrors, 'CODIGO_NO_VALIDO');
    await saveInscrito(transaction, secrets, userId, { secreto, paso });
    const codigos = await createCodigos(transaction, userId);
    await clearSecondFactorOfUser(transaction, userId);
    await updateSessionSecondFactor(transaction, sessionId);
    await writeAudit(transaction, context, { ...intent, result: 'exito', detail: { paso: 'confirmado' } });
    await notify(transaction, {
      evento: novedadesAcceso['segundo-factor-inscrito'],
      usuarioId: userId,
      variables: { fecha: presentMomento(new Date()) },
    });
    return { codigos };
  });
}
