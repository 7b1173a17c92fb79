import type { DatabaseSchema } from '@marco/database';
import { AppError, refuse } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { usuariosErrors } from '../../contract/index.ts';
import { startTurnoDeAdministracion } from './administracion.queries.ts';

/** A person has one membresía in an entidad. */
const UNA_POR_ENTIDAD = 'membresias_usuario_entidad_key';

/**
 * Runs a decision about users or roles under the lock, in one transaction. A refusal that `decide` returns is thrown
 * after the commit, so that its audit event stays; an error that it throws rolls everything back.
 *
 * @throws CAMBIO_NO_PERMITIDO when a person who is moved registered in that entidad a moment before
 */
export async function runDecision<Result>(
  database: Kysely<DatabaseSchema>,
  decide: (transaction: Transaction<DatabaseSchema>) => Promise<Result | AppError>,
): Promise<Result> {
  const outcome = await database
    .transaction()
    .execute(async (transaction) => {
      await startTurnoDeAdministracion(transaction);
      return decide(transaction);
    })
    .catch(refuseKnown);
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

function refuseKnown(error: unknown): AppError {
  if (error instanceof Error && 'constraint' in error && error.constraint === UNA_POR_ENTIDAD)
    return refuse(usuariosErrors, 'CAMBIO_NO_PERMITIDO', [
      { campo: 'entidadId', mensaje: 'Usuario ya existe en esa entidad' },
    ]);
  throw error;
}
