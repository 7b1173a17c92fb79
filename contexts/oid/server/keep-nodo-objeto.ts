import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import type { Transaction } from 'kysely';
import { ARCOS_OBJETO, type ObjetoConOid, RAIZ_INICIAL } from '../contract/terms.ts';
import { findNombreRaiz } from '../rules/nombres-raiz.ts';
import { listAscendencia } from '../rules/oid.ts';
import { keepNodo } from './nodos.repository.ts';

/**
 * The node every identifier of a kind of object stands below: root of the parameter `oid.raiz` and the arc of the
 * kind. It is created if it does not exist. A changed root applies only to new identifiers.
 */
export async function keepNodoObjeto(
  trx: Transaction<DatabaseSchema>,
  objeto: ObjetoConOid,
): Promise<string> {
  const raiz = await findParametroTexto(trx, 'oid.raiz', RAIZ_INICIAL);
  let padre: string | null = null;
  for (const oid of listAscendencia(raiz)) {
    const arco = Number(oid.split('.').at(-1));
    padre = await keepNodo(trx, padre, { arco, nombre: findNombreRaiz(oid, raiz), tipo: 'raiz' });
  }
  return keepNodo(trx, raiz, { ...ARCOS_OBJETO[objeto], tipo: 'objeto' });
}
