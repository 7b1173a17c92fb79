import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

type Read<Pedido, Leido> = (database: Kysely<DatabaseSchema>, pedido: Pedido) => Promise<Leido>;

/** The same reading, done once for each request: what its page, its file and its notes need is one reading. */
export function keepRead<Pedido extends object, Leido>(read: Read<Pedido, Leido>): Read<Pedido, Leido> {
  const kept = new WeakMap<Pedido, Promise<Leido>>();
  return (database, pedido) => {
    const known = kept.get(pedido);
    if (known !== undefined) return known;
    const reading = read(database, pedido);
    kept.set(pedido, reading);
    return reading;
  };
}
