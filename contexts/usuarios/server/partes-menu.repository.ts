import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

/** A part of the menu by its kind. */
export type TipoDeParte = 'funcionalidad' | 'subfuncionalidad' | 'item-funcionalidad';

export interface DatosDeParte {
  readonly nombre: string;
  readonly orden: number;
  /** A funcionalidad has none. */
  readonly descripcion?: string;
}

/** The part as it is, locked until the transaction ends. */
export async function findLockedParte(transaction: Running, tipo: TipoDeParte, id: number) {
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

/** Writes the texts and the order of a part. */
export async function saveParte(
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
