import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import type { CallContext } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { GestionMesa } from '../../contract/index.ts';
import { canCloseMesa, canReopenMesa } from '../../rules/can-edit-mesa.ts';
import { type GestionRow, listPersonasDeEntidad } from './gestion-mesa.queries.ts';
import { updateEstado } from './mesas.repository.ts';
import { updateLockedMesa } from './update-locked-mesa.ts';

interface CambioDeEstado {
  readonly id: number;
  readonly activa: boolean;
  readonly motivo: string;
}

/** Closes or reopens a mesa with a reason, and tells the people of the entity that leads it (MESA-11). */
export function updateEstadoMesa(
  database: Kysely<DatabaseSchema>,
  { id, activa, motivo }: CambioDeEstado,
  context: CallContext,
): Promise<GestionMesa> {
  return updateLockedMesa(database, context, {
    action: activa ? 'reabrir-mesa' : 'cerrar-mesa',
    id,
    can: activa ? canReopenMesa : canCloseMesa,
    refusal: activa ? 'MESA_ACCION_NO_PERMITIDA' : 'MESA_CERRADA',
    apply: async (transaction, row) => {
      await updateEstado(transaction, id, activa ? null : { motivo });
      await notifyEstado(transaction, row, { activa, motivo });
      return { antes: { activa: row.activa }, despues: { activa }, motivo };
    },
  });
}

async function notifyEstado(
  transaction: Transaction<DatabaseSchema>,
  { id, nombre, entidad_lider_id, entidad_lider }: GestionRow,
  { activa, motivo }: Omit<CambioDeEstado, 'id'>,
): Promise<void> {
  for (const usuarioId of await listPersonasDeEntidad(transaction, entidad_lider_id)) {
    await notify(transaction, {
      evento: activa ? 'mesa-reabierta' : 'mesa-cerrada',
      usuarioId,
      enlace: `/mesas-interoperabilidad/consult/${id}?pestana=1`,
      variables: { mesa: nombre, entidad: entidad_lider, motivo },
    });
  }
}
