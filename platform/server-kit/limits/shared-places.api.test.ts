import { openTestDatabase } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteOldPlaces, SharedPlaces } from './shared-places.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The places of one kind, as a process of the product sees them. */
const open = (kind: string, most: number) => new SharedPlaces(database.kysely, { kind, most });
const ANA = { key: 'persona 1' };
const LUZ = { key: 'persona 2' };

afterEach(() => vi.useRealTimers());

describe('places of a caller in all processes', () => {
  it('are as many as it may have, asked for one after the other or all at once', async () => {
    const processes = [open('prueba', 3), open('prueba', 3)];
    const asked = Array.from({ length: 8 }, (_, turn) => processes[turn % 2]?.take(ANA));
    const held = (await Promise.all(asked)).filter((place) => place !== undefined);
    expect(held).toHaveLength(3);
    expect(await open('prueba', 3).take(LUZ)).toBeDefined();
    expect(await open('otra', 3).take(ANA)).toBeDefined();
    await held[1]?.leave();
    expect(await processes[0]?.take(ANA)).toBeDefined();
    expect(await processes[1]?.take(ANA)).toBeUndefined();
  });

  it('of a process that died are free when the lease ends, and are forgotten', async () => {
    const [dead, alive] = [open('muerto', 1), open('muerto', 1)];
    await dead.take(ANA);
    expect(await alive.take(ANA)).toBeUndefined();
    await sql`update work_places set ends_at = now() - interval '1 second' where kind = 'muerto'`.execute(
      database.kysely,
    );
    const place = await alive.take(ANA);
    expect(place).toBeDefined();
    await place?.leave();
    await open('olvido', 1).take(LUZ);
    await sql`update work_places set ends_at = now() - interval '1 second' where kind = 'olvido'`.execute(
      database.kysely,
    );
    await deleteOldPlaces(database.kysely);
    const { rows } = await sql`select from work_places where kind in ('muerto', 'olvido')`.execute(
      database.kysely,
    );
    expect(rows).toEqual([]);
  });

  it('one that is held for long keeps its lease', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const place = await open('larga', 1).take(ANA);
    await sql`update work_places set ends_at = now() + interval '1 second' where kind = 'larga'`.execute(
      database.kysely,
    );
    vi.advanceTimersByTime(20_000);
    const listRenewed = () =>
      sql`select from work_places where kind = 'larga' and ends_at > now() + interval '30 seconds'`.execute(
        database.kysely,
      );
    await expect.poll(async () => (await listRenewed()).rows.length).toBe(1);
    await place?.leave();
  });

  it('one that was left late takes no place of whoever has it now', async () => {
    const [slow, next] = [open('tarde', 1), open('tarde', 1)];
    const late = await slow.take(ANA);
    await sql`update work_places set ends_at = now() - interval '1 second' where kind = 'tarde'`.execute(
      database.kysely,
    );
    expect(await next.take(ANA)).toBeDefined();
    await late?.leave();
    expect(await slow.take(ANA)).toBeUndefined();
  });
});
