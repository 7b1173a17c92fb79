import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireVersion, writeAudit } from '@marco/server-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import { rolesErrors } from '../../contract/index.ts';

type Running = Transaction<DatabaseSchema>;

/** A part of the menu by its kind. */
export type TipoDeParte = 'funcionalidad' | 'subfuncionalidad' | 'item-funcionalidad';

interface DatosDeParte {
  readonly nombre: string;
  readonly orden: number;
  /** A funcionalidad has none. */
  readonly descripcion?: string;
}

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
    const row = await findParte(transaction, tipo, id);
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

/** The part as it is, locked until the transaction ends. */
async function findParte(transaction: Running, tipo: TipoDeParte, id: number) {
  if (tipo === 'funcionalidad')
    return transaction
      .selectFrom('funcionalidades')
      .select(['version', 'nombre', 'orden'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  return transaction
    .selectFrom(tipo === 'subfuncionalidad' ? 'subfuncionalidades' : 'items_funcionalidad')
    .select(['version', 'nombre', 'orden', 'descripcion'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function saveParte(
  transaction: Running,
  tipo: TipoDeParte,
  id: number,
  { nombre, orden, descripcion = '' }: DatosDeParte,
): Promise<void> {
  const version = sql<number>`version + 1`;
  switch (tipo) {
    case 'funcionalidad':
      await transaction
        .updateTable('funcionalidades')
        .set({ nombre, orden, version })
        .where('id', '=', id)
        .execute();
      return;
    case 'subfuncionalidad':
      await transaction
        .updateTable('subfuncionalidades')
        .set({ nombre, orden, descripcion, version })
        .where('id', '=', id)
        .execute();
      return;
    case 'item-funcionalidad':
      await transaction
        .updateTable('items_funcionalidad')
        .set({ nombre, orden, descripcion, version })
        .where('id', '=', id)
        .execute();
  }
}
