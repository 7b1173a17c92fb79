import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../schema.generated.ts';

/** A node of the tree of identifiers as the seeds write it. */
export interface NodoSemilla {
  readonly padre: string | null;
  readonly arco: number;
  readonly nombre: string;
  readonly tipo: string;
}

const PER_INSERT = 1000;

/** Identifier of a node below its parent. */
export function toOid({ padre, arco }: Pick<NodoSemilla, 'padre' | 'arco'>): string {
  return padre === null ? String(arco) : `${padre}.${arco}`;
}

/** Writes nodes that are not there, parents before their children, and moves on the last arc of each parent. */
export async function keepNodos(
  trx: Transaction<DatabaseSchema>,
  nodos: readonly NodoSemilla[],
): Promise<void> {
  for (let start = 0; start < nodos.length; start += PER_INSERT) {
    await trx
      .insertInto('oid_nodos')
      .values(
        nodos.slice(start, start + PER_INSERT).map(({ padre, ...nodo }) => ({
          ...nodo,
          oid: toOid({ padre, arco: nodo.arco }),
          padre_oid: padre,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await sql`
    update oid_nodos as padre set ultimo_arco = hijos.mayor
    from (select padre_oid, max(arco) as mayor from oid_nodos group by padre_oid) as hijos
    where padre.oid = hijos.padre_oid and padre.ultimo_arco < hijos.mayor
  `.execute(trx);
}
