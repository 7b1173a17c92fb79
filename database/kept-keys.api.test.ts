import { openTestDatabase } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Where a key of order is kept, and the name it is the key of. */
const KEYS = [
  ['entidades', 'nombre'],
  ['sectores', 'nombre'],
  ['departamentos', 'nombre'],
  ['servicios', 'nombre'],
  ['solicitudes', 'servicio_nombre'],
  ['mesas', 'nombre'],
  ['elementos_versiones', 'nombre'],
] as const;

describe('keys of order that are kept', () => {
  it.each(KEYS)('of %s follow the name, and cannot be written', async (table, name) => {
    const { kysely } = database;
    const wrong = sql<{ n: number; all: number }>`
      select count(*) filter (where clave_de_orden is distinct from clave_orden(${sql.ref(name)}))::int as n, count(*)::int as all
      from ${sql.table(table)}`;
    await kysely
      .transaction()
      .execute(async (trx) => {
        await sql`update ${sql.table(table)} set ${sql.ref(name)} = 'Ñandú Ávila 10 ' || ${sql.ref(name)}`.execute(
          trx,
        );
        const { rows } = await wrong.execute(trx);
        expect(rows[0]?.all).toBeGreaterThan(0);
        expect(rows[0]?.n).toBe(0);
        throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone'));
    await expect(sql`update ${sql.table(table)} set clave_de_orden = 'a'`.execute(kysely)).rejects.toThrow();
  });
});
