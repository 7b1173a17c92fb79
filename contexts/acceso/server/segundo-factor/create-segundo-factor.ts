import { findParametroTexto } from '@marco/parametros/port';
import { type CallContext, refuse, requireActor, runAudited, writeAudit } from '@marco/server-kit';
import { accesoErrors } from '../../contract/index.ts';
import { getUsuarioById } from '../acceso.queries.ts';
import { createSecreto, presentDireccion, presentQr } from './compute-codigo-totp.ts';
import type { SegundoFactorDependencies } from './dependencies.ts';
import { openSegundoFactor, savePendiente } from './segundos-factores.repository.ts';

/**
 * Begins to enroll an application: its secret is shown only once, and the factor is not asked for until a code
 * confirms it.
 *
 * @param esCambio whether it takes the place of an enrolled one
 * @throws SEGUNDO_FACTOR_NO_EXIGIDO, SEGUNDO_FACTOR_YA_INSCRITO, SEGUNDO_FACTOR_SIN_INSCRIBIR
 */
export async function createSegundoFactor(
  { database, secrets }: SegundoFactorDependencies,
  context: CallContext,
  esCambio: boolean,
) {
  const { userId, secondFactor } = requireActor(context);
  const intent = { action: 'inscribir-segundo-factor', objectType: 'usuario', objectId: userId } as const;
  return runAudited(database, context, intent, {}, async (transaction) => {
    if (secondFactor === 'off') throw refuse(accesoErrors, 'SEGUNDO_FACTOR_NO_EXIGIDO');
    const row = await openSegundoFactor(transaction, userId);
    const inscrito = row.secreto !== null;
    if (inscrito && !esCambio) throw refuse(accesoErrors, 'SEGUNDO_FACTOR_YA_INSCRITO');
    if (!inscrito && esCambio) throw refuse(accesoErrors, 'SEGUNDO_FACTOR_SIN_INSCRIBIR');
    const secreto = createSecreto();
    await savePendiente(transaction, secrets, userId, secreto);
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      detail: { paso: esCambio ? 'cambio' : 'inicio' },
    });
    const { correo_electronico } = await getUsuarioById(transaction, userId);
    const titulo = await findParametroTexto(transaction, 'titulo.producto', 'Marco de Interoperabilidad');
    const direccion = presentDireccion(secreto, correo_electronico, titulo);
    return { secreto, direccion, qr: presentQr(direccion) };
  });
}
