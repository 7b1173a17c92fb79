import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { entidadesErrors } from '../../contract/index.ts';
import { isNitVerificado } from '../../rules/nit/verificacion-nit.ts';
import { addEntidadVerificada, type EntidadVerificada } from '../entidades-verificadas.repository.ts';
import { findByNitTipo } from './entidades.queries.ts';

/**
 * The stored entity of this NIT and kind, made once when there is none; a stored name is kept. Two
 * transactions at the same time get the same entity.
 *
 * @returns its id
 * @throws RangeError when the digit is not that of the NIT: the caller must have verified it
 * @throws AppError ENTIDAD_INACTIVA when an administrator inactivated it
 */
export async function createEntidadVerificada(
  transaction: Transaction<DatabaseSchema>,
  { tipo, nit, dv, nombre }: EntidadVerificada,
): Promise<number> {
  if (!isNitVerificado(nit, String(dv))) throw new RangeError('The NIT was not verified.');
  const stored =
    (await findByNitTipo(transaction, nit, tipo)) ??
    (await addEntidadVerificada(transaction, { tipo, nit, dv, nombre })) ??
    // Another transaction made it between the two statements.
    (await findByNitTipo(transaction, nit, tipo));
  if (!stored) throw new Error('An entity with a conflicting NIT cannot be read.');
  if (!stored.activa) throw refuse(entidadesErrors, 'ENTIDAD_INACTIVA');
  return stored.id;
}
