import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { DatosMesa, GestionMesa } from '../../contract/index.ts';
import { canEditMesa } from '../../rules/mesas/can-edit-mesa.ts';
import { compareMesas } from '../../rules/mesas/datos-mesa.ts';
import { presentDatos } from './get-gestion.ts';
import { updateDatos, updateLider } from './mesas.repository.ts';
import { updateLockedMesa } from './update-locked-mesa.ts';
import { verifyMesa } from './verify-mesa.ts';

/** Changes the data of an open mesa; another lead takes the place of the one it had. */
export function updateMesa(
  database: Kysely<DatabaseSchema>,
  { id, ...datos }: DatosMesa & { readonly id: number },
  context: CallContext,
): Promise<GestionMesa> {
  return updateLockedMesa(database, context, {
    action: 'editar-mesa',
    id,
    can: canEditMesa,
    apply: async (transaction, row) => {
      const mesa = await verifyMesa(transaction, datos, row.entidad_lider_id);
      await updateDatos(transaction, id, mesa);
      if (mesa.admEntidadLider !== row.entidad_lider_id)
        await updateLider(transaction, id, mesa.admEntidadLider);
      return { ...compareMesas(presentDatos(row), mesa) };
    },
  });
}
