import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import type { Transaction } from 'kysely';
import { ARCOS_OBJETO, type ObjetoConOid, RAIZ_INICIAL } from '../contract/terms.ts';
import { findNombreRaiz } from '../rules/nombres-raiz.ts';
import { listAscendencia } from '../rules/oid.ts';
import {
  addSiguiente,
  keepEnArco,
  type NodoNuevo,
  updateNombre,
  updateToRetirado,
} from './nodos.repository.ts';

export type { NodoNuevo } from './nodos.repository.ts';

/** A node at an arc its record fixes: the number of a layer, of a thematic domain. */
export interface NodoFijo extends NodoNuevo {
  readonly arco: number;
}

type Database = Transaction<DatabaseSchema>;

/**
 * The node every identifier of a kind of object stands below: root of the parameter `oid.raiz` and the arc of the kind.
 * Made when it is not there; a changed root holds for what is identified from then on.
 */
export async function keepNodoObjeto(trx: Database, objeto: ObjetoConOid): Promise<string> {
  const raiz = await findParametroTexto(trx, 'oid.raiz', RAIZ_INICIAL);
  let padre: string | null = null;
  for (const oid of listAscendencia(raiz)) {
    const arco = Number(oid.split('.').at(-1));
    padre = await keepEnArco(trx, padre, arco, { nombre: findNombreRaiz(oid, raiz), tipo: 'raiz' });
  }
  const { arco, nombre } = ARCOS_OBJETO[objeto];
  return keepEnArco(trx, raiz, arco, { nombre, tipo: 'objeto' });
}

/** The node at a fixed arc below another, made when it is not there. */
export async function keepNodo(trx: Database, padre: string, { arco, ...nodo }: NodoFijo): Promise<string> {
  return keepEnArco(trx, padre, arco, nodo);
}

/** A new node at the next free arc below another (see {@link setObjeto} for what it identifies). */
export async function createNodo(trx: Database, padre: string, nodo: NodoNuevo): Promise<string> {
  return addSiguiente(trx, padre, nodo);
}

/** Writes down which record a node identifies, once the record has its id. */
export async function setObjeto(trx: Database, oid: string, objetoId: number): Promise<void> {
  await trx.updateTable('oid_nodos').set({ objeto_id: objetoId }).where('oid', '=', oid).execute();
}

/** Names a node anew, when what it identifies is called otherwise. */
export async function setNombre(trx: Database, oid: string, nombre: string): Promise<void> {
  await updateNombre(trx, oid, nombre);
}

/** Retires an identifier: it stays in the tree for ever and identifies what it did. */
export async function closeNodo(trx: Database, oid: string): Promise<void> {
  await updateToRetirado(trx, oid);
}
