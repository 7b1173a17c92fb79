import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireVersion, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { rolesErrors } from '../../contract/index.ts';
import {
  type DatosDeParte,
  findLockedParte,
  saveParte,
  type TipoDeParte,
} from '../partes-menu.repository.ts';

/**
 * Texts and order of a part of the menu. Address, icon and actions belong to its screen and are not edited.
 *
 * @throws PARTE_NO_EXISTE, VERSION_DISTINTA
 */
export async function updateParte(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  tipo: TipoDeParte,
  id: number,
  datos: DatosDeParte,
) {
  return database.transaction().execute(async (transaction) => {
    const row = await findLockedParte(transaction, tipo, id);
    if (!row) throw refuse(rolesErrors, 'PARTE_NO_EXISTE');
    const { version, ...antes } = row;
    requireVersion(context, version, { id, ...row });
    await saveParte(transaction, tipo, id, datos);
    await writeAudit(transaction, context, {
      action: 'editar-menu',
      result: 'exito',
      objectType: tipo,
      objectId: id,
      detail: { antes, despues: { ...datos } },
    });
    return { id, version: version + 1, nombre: datos.nombre, orden: datos.orden };
  });
}
