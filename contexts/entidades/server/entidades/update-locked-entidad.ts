import type { Decision } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import {
  type AppError,
  type AuditDetail,
  type CallContext,
  refuse,
  refuseAt,
  requireAllowed,
  updateLocked,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type DetalleEntidad, entidadesErrors } from '../../contract/index.ts';
import { canReadEntidad, type QuienAdministra } from '../../rules/entidades/can-administrar-entidad.ts';
import { type DetalleRow, findDetalle, findLockedDetalle } from './detalle-entidad.queries.ts';
import { presentDetalle } from './present-entidad.ts';
import { toQuienAdministra } from './quien-administra.ts';

type Database = Kysely<DatabaseSchema>;

/** What a broken constraint of `entidades` means. */
export const REFUSALS: Readonly<Record<string, () => AppError>> = {
  entidades_nit_tipo: () => refuseAt(entidadesErrors, 'ENTIDAD_NIT_REPETIDO', 'nit'),
  entidades_sigla_unica: () => refuseAt(entidadesErrors, 'ENTIDAD_SIGLA_REPETIDA', 'sigla'),
  entidades_codigo_xroad: () => refuseAt(entidadesErrors, 'ENTIDAD_XROAD_REPETIDO', 'codigoXroad'),
};

/** @throws ENTIDAD_INEXISTENTE, also for an entity the caller may not see */
export async function getDetalle(
  database: Database,
  id: number,
  quien: QuienAdministra,
): Promise<DetalleEntidad> {
  const row = canReadEntidad(quien, id) ? await findDetalle(database, id) : undefined;
  if (!row) throw refuse(entidadesErrors, 'ENTIDAD_INEXISTENTE');
  return presentDetalle(row, quien);
}

export interface CambioDeEntidad {
  readonly action: string;
  readonly id: number;
  readonly can: (quien: QuienAdministra, id: number) => Decision;
  /** Writes the change of the locked row; answers what the audit trail keeps of it. */
  readonly apply: (transaction: Transaction<DatabaseSchema>, row: DetalleRow) => Promise<AuditDetail>;
}

/**
 * Changes one entity: permission by its rule, the version the caller saw, then the change itself.
 *
 * @throws ENTIDAD_ACCION_NO_PERMITIDA with the reasons of the rule, ENTIDAD_INEXISTENTE, VERSION_DISTINTA
 */
export function updateLockedEntidad(
  database: Database,
  context: CallContext,
  { action, id, can, apply }: CambioDeEntidad,
): Promise<DetalleEntidad> {
  const quien = toQuienAdministra(context);
  const intent = { action, objectType: 'entidad', objectId: id };
  return updateLocked(database, context, {
    intent,
    refusals: REFUSALS,
    lock: async (transaction) => {
      requireAllowed(can(quien, id), entidadesErrors, 'ENTIDAD_ACCION_NO_PERMITIDA');
      const row = await findLockedDetalle(transaction, id);
      if (!row) throw refuse(entidadesErrors, 'ENTIDAD_INEXISTENTE');
      return row;
    },
    present: (_transaction, row) => presentDetalle(row, quien),
    apply: async (transaction, row) => {
      const detail = await apply(transaction, row);
      return { detail, result: await getDetalle(transaction, id, quien) };
    },
  });
}
