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

/** A node at an arc its record fixes: the number of a layer, of a thematic domain. */
export interface NodoFijo extends NodoNuevo {
  readonly arco: number;
}

type Database = Transaction<DatabaseSchema>;

/**
 * Takes the next free arc below a node and puts a node there (see {@link setObjeto} for what it identifies). The
 * first caller locks the row of the parent until its transaction ends, so that two callers at the same time get
 * different arcs, and no number is given twice.
 */
export async function createNodo(trx: Database, padre: string, nodo: NodoNuevo): Promise<string> {
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

/** The node at a fixed arc below another, or of the first arcs; made when it is not there. */
export async function keepNodo(
  trx: Database,
  padre: string | null,
  { arco, ...nodo }: NodoFijo,
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

/** Records which record a node identifies, after the record has its id. */
export async function setObjeto(trx: Database, oid: string, objetoId: number): Promise<void> {
  await trx.updateTable('oid_nodos').set({ objeto_id: objetoId }).where('oid', '=', oid).execute();
}

/** Renames a node when the name of its record changed; this makes a new version of its row. */
export async function setNombre(trx: Database, oid: string, nombre: string): Promise<void> {
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
export async function closeNodo(trx: Database, oid: string): Promise<void> {
  await trx
    .updateTable('oid_nodos')
    .set({ estado: 'retirado', version: sql`version + 1` })
    .where('oid', '=', oid)
    .execute();
}
