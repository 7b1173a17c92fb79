import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { EstadoNodo, TipoNodo } from '../contract/terms.ts';

/** A node that is to be. */
export interface NodoNuevo {
  readonly nombre: string;
  readonly tipo: TipoNodo;
  readonly descripcion?: string;
  /** Active unless it is said. */
  readonly estado?: EstadoNodo;
}

type Database = Transaction<DatabaseSchema>;

/**
 * Takes the next free arc below a node and puts a node there. Whoever asks first holds the row of the parent until their
 * transaction ends, so that two who ask at once get different arcs, and a number that was given never comes back.
 */
export async function addSiguiente(trx: Database, padre: string, nodo: NodoNuevo): Promise<string> {
  const { ultimo_arco: arco } = await trx
    .updateTable('oid_nodos')
    .set({ ultimo_arco: sql`ultimo_arco + 1` })
    .where('oid', '=', padre)
    .returning('ultimo_arco')
    .executeTakeFirstOrThrow();
  const oid = `${padre}.${arco}`;
  await trx
    .insertInto('oid_nodos')
    .values({ oid, padre_oid: padre, arco, ...nodo })
    .execute();
  return oid;
}

/** Puts a node at a known arc unless it is there. */
export async function keepEnArco(
  trx: Database,
  padre: string | null,
  arco: number,
  nodo: NodoNuevo,
): Promise<string> {
  const oid = padre === null ? String(arco) : `${padre}.${arco}`;
  await trx
    .insertInto('oid_nodos')
    .values({ oid, padre_oid: padre, arco, ...nodo })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (padre !== null) {
    await trx
      .updateTable('oid_nodos')
      .set({ ultimo_arco: arco })
      .where('oid', '=', padre)
      .where('ultimo_arco', '<', arco)
      .execute();
  }
  return oid;
}

/** Names a node anew; a new version of its row. */
export async function updateNombre(trx: Database, oid: string, nombre: string): Promise<void> {
  await trx
    .updateTable('oid_nodos')
    .set({ nombre, version: sql`version + 1` })
    .where('oid', '=', oid)
    .execute();
}

/** What a node is called; a new version of its row. */
export async function updateTextos(
  trx: Database,
  oid: string,
  textos: { readonly nombre: string; readonly descripcion: string },
): Promise<void> {
  await trx
    .updateTable('oid_nodos')
    .set({ ...textos, version: sql`version + 1` })
    .where('oid', '=', oid)
    .execute();
}

/** Retires an identifier: it stays in the tree for ever and identifies what it did. */
export async function updateToRetirado(trx: Database, oid: string): Promise<void> {
  await trx
    .updateTable('oid_nodos')
    .set({ estado: 'retirado', version: sql`version + 1` })
    .where('oid', '=', oid)
    .execute();
}
