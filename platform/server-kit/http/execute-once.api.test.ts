import { openTestDatabase } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredKeys, executeOnce } from './execute-once.ts';

type Database = Awaited<ReturnType<typeof openTestDatabase>>;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => sql`delete from idempotency_keys`.execute(database.kysely));

let runs = 0;
const createWith = (id: string, digest = 'igual') =>
  executeOnce(database.kysely, { idempotency: { id, digest } }, async () => {
    runs += 1;
    return runs;
  });
const endKeys = () =>
  sql`update idempotency_keys set expires_at = now() - interval '1 second'`.execute(database.kysely);
const listKeys = async () => {
  const rows = await database.kysely.selectFrom('idempotency_keys').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

describe('a creation with a key', () => {
  it('is refused with another body, and gets the first answer with the same', async () => {
    const first = await createWith('una');
    await expect(createWith('una', 'otro')).rejects.toMatchObject({ code: 'CLAVE_REUTILIZADA' });
    expect(await createWith('una')).toBe(first);
  });

  it('happens again once its key expired, one time for several calls at once', async () => {
    const first = await createWith('una');
    await endKeys();
    const [second, third] = await Promise.all([createWith('una'), createWith('una')]);
    expect(second).toBe(first + 1);
    expect(third).toBe(second);
  });

  it('touches no key but its own; all that expired are forgotten together', async () => {
    await createWith('vencida');
    await endKeys();
    await createWith('nueva');
    expect(await listKeys()).toEqual(['nueva', 'vencida']);
    await deleteExpiredKeys(database.kysely);
    expect(await listKeys()).toEqual(['nueva']);
  });
});
