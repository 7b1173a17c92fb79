import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, refuseField } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type GestionMesa, mesasErrors } from '../../contract/index.ts';
import { canEditMesa } from '../../rules/mesas/can-edit-mesa.ts';
import { hasServicioActivo, listVinculados } from './gestion-mesa.queries.ts';
import { addServicio, clearServicio } from './mesas.repository.ts';
import { updateLockedMesa } from './update-locked-mesa.ts';

type Database = Kysely<DatabaseSchema>;

interface Vinculo {
  readonly idMesa: number;
  readonly idServicio: number;
}

/**
 * Links an active service to an open mesa; one that is linked already stays as it is.
 *
 * @throws SOLICITUD_INVALIDA
 */
export function createServicioMesa(
  database: Database,
  { idMesa, idServicio }: Vinculo,
  context: CallContext,
): Promise<GestionMesa> {
  return updateLockedMesa(database, context, {
    action: 'vincular-servicio-mesa',
    id: idMesa,
    can: canEditMesa,
    apply: async (transaction) => {
      const vinculados = await listVinculados(transaction, idMesa);
      if (vinculados.some(({ id }) => id === idServicio)) return undefined;
      if (!(await hasServicioActivo(transaction, idServicio)))
        throw refuseField('idServicio', 'El servicio no existe o está inactivo.');
      await addServicio(transaction, idMesa, idServicio);
      return { antes: null, despues: { servicioId: idServicio } };
    },
  });
}

/**
 * Takes a service out of an open mesa.
 *
 * @throws SERVICIO_NO_VINCULADO
 */
export function closeServicioMesa(
  database: Database,
  { idMesa, idServicio }: Vinculo,
  context: CallContext,
): Promise<GestionMesa> {
  return updateLockedMesa(database, context, {
    action: 'desvincular-servicio-mesa',
    id: idMesa,
    can: canEditMesa,
    apply: async (transaction) => {
      const vinculados = await listVinculados(transaction, idMesa);
      if (!vinculados.some(({ id }) => id === idServicio)) throw refuse(mesasErrors, 'SERVICIO_NO_VINCULADO');
      await clearServicio(transaction, idMesa, idServicio);
      return { antes: { servicioId: idServicio }, despues: null };
    },
  });
}
