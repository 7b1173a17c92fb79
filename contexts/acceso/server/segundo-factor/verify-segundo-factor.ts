import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  refuse,
  requireActor,
  type Secrets,
  updateSessionSecondFactor,
  writeAudit,
} from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { accesoErrors } from '../../contract/index.ts';
import { SEGUNDO_FACTOR } from '../../contract/segundo-factor.terms.ts';
import { parseCodigo } from '../../rules/segundo-factor.ts';
import { countCodigos } from './codigos-recuperacion.queries.ts';
import { findIntervalo } from './compute-codigo-totp.ts';
import { closeCodigo } from './create-codigos.ts';
import type { SegundoFactorDependencies } from './dependencies.ts';
import {
  isBloqueado,
  openSecreto,
  openSegundoFactor,
  type SegundoFactorRow,
  saveAcierto,
  saveFallo,
} from './segundos-factores.repository.ts';

type Medio = 'aplicacion' | 'recuperacion';
type Resultado =
  | { readonly medio: Medio }
  | { readonly rechazo: 'CODIGO_NO_VALIDO' | 'DEMASIADOS_CODIGOS' | 'SEGUNDO_FACTOR_SIN_INSCRIBIR' };

/**
 * Takes a code of the person for this session: of their application, or a recovery code. One at a time for each person,
 * so that of many sent at once no more are looked at than the wait allows; what is refused is counted and audited.
 *
 * @throws SEGUNDO_FACTOR_NO_EXIGIDO, SEGUNDO_FACTOR_SIN_INSCRIBIR, CODIGO_NO_VALIDO, DEMASIADOS_CODIGOS
 */
export async function verifySegundoFactor(
  { database, secrets }: SegundoFactorDependencies,
  context: CallContext,
  codigo: string,
) {
  const { userId, sessionId, secondFactor } = requireActor(context);
  if (secondFactor === 'off') throw refuse(accesoErrors, 'SEGUNDO_FACTOR_NO_EXIGIDO');
  const resultado = await database.transaction().execute(async (transaction) => {
    const row = await openSegundoFactor(transaction, userId);
    const found = await takeCodigo(transaction, secrets, row, parseCodigo(codigo));
    const accepted = 'medio' in found;
    if (accepted) await updateSessionSecondFactor(transaction, sessionId);
    await writeAudit(transaction, context, {
      action: 'verificar-segundo-factor',
      result: accepted ? 'exito' : 'rechazo',
      objectType: 'usuario',
      objectId: userId,
      detail: accepted ? { medio: found.medio } : { codigo: found.rechazo },
    });
    return found;
  });
  // Thrown after the transaction: the count of a wrong code stays.
  if ('rechazo' in resultado) throw refuse(accesoErrors, resultado.rechazo);
  return { verificado: true as const, codigosRestantes: await countCodigos(database, userId) };
}

async function takeCodigo(
  transaction: Transaction<DatabaseSchema>,
  secrets: Secrets,
  row: SegundoFactorRow,
  codigo: string,
): Promise<Resultado> {
  const secreto = openSecreto(secrets, row, 'secreto');
  if (secreto === undefined) return { rechazo: 'SEGUNDO_FACTOR_SIN_INSCRIBIR' };
  if (await isBloqueado(transaction, row.usuario_id)) return { rechazo: 'DEMASIADOS_CODIGOS' };
  if (codigo.length !== SEGUNDO_FACTOR.digitos) {
    if (!(await closeCodigo(transaction, row.usuario_id, codigo))) return countFallo(transaction, row);
    await saveAcierto(transaction, row.usuario_id, undefined);
    return { medio: 'recuperacion' };
  }
  const paso = findIntervalo(secreto, codigo, new Date());
  if (paso === undefined || paso <= (row.ultimo_paso ?? 0)) return countFallo(transaction, row);
  await saveAcierto(transaction, row.usuario_id, paso);
  return { medio: 'aplicacion' };
}

async function countFallo(
  transaction: Transaction<DatabaseSchema>,
  row: SegundoFactorRow,
): Promise<Resultado> {
  await saveFallo(transaction, row);
  return { rechazo: 'CODIGO_NO_VALIDO' };
}
