import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { readCsv } from '../read-data.ts';

/**
 * The lists of what level 3 verifies, by their number. One that is there already stays letter by letter: requests pin it. A
 * change is a list with another number; the newest one is what new requests pin.
 */
export async function seedListas(trx: Transaction<DatabaseSchema>): Promise<void> {
  const items = readCsv(new URL('items-verificacion.csv', import.meta.url), [
    'lista',
    'codigo',
    'lineamiento',
    'dimension',
    'etiqueta',
    'verifica',
    'admite_no_aplica',
    'impide',
  ]);
  for (const [numero, suyos] of Map.groupBy(items, ({ lista }) => lista)) {
    const added = await trx
      .insertInto('listas_verificacion')
      .values({ numero })
      .onConflict((conflict) => conflict.column('numero').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) continue;
    await trx
      .insertInto('listas_items')
      .values(
        suyos.map(({ codigo, lineamiento, dimension, etiqueta, verifica, ...item }, orden) => ({
          lista_id: added.id,
          codigo,
          orden: orden + 1,
          lineamiento: lineamiento === '' ? null : lineamiento,
          dimension,
          etiqueta,
          verifica,
          admite_no_aplica: item.admite_no_aplica === 'si',
          impide: item.impide === 'si',
        })),
      )
      .execute();
  }
}
