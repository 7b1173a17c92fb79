import type { DatabaseSchema } from '@marco/database';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { openTestDatabase } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendAgain } from './send-again.ts';

let database: DatabaseHandle<DatabaseSchema>;
beforeAll(async () => {
  database = await openTestDatabase({ as: 'owner' });
});
afterAll(() => database.close());

const send = (text: string, ...values: readonly unknown[]) =>
  sendAgain(database.kysely, [{ normal: text, text, values }]);

const countParametros = async (): Promise<number> =>
  (await database.kysely.selectFrom('parametros').select('clave').execute()).length;

describe('a statement sent again', () => {
  it('is taken, and nothing of it stays', async () => {
    const before = await countParametros();
    expect(before).toBeGreaterThan(0);
    expect(await send('delete from parametros')).toEqual([]);
    expect(await countParametros()).toBe(before);
  });

  it.each([
    ['a list of values', 'select id from mesas where id = any($1)', [[1, 2]]],
    ['a day', 'select $1::timestamptz as dia', [new Date(0)]],
    ['bytes', 'select $1::bytea as huella', [Buffer.from('huella')]],
    ['a list of no row', 'select id from mesas where id = $1', [-1]],
  ])('is taken with %s', async (_, text, values) => {
    expect(await send(text, ...values)).toEqual([]);
  });

  it('is taken where its rows break a constraint or one of our own rules', async () => {
    expect(await send('insert into parametros (clave) select clave from parametros')).toEqual([]);
    expect(await send(`do $$ begin raise exception 'no se puede'; end $$`)).toEqual([]);
  });

  it.each([
    ['selec 1', '42601'],
    ['select sin_funcion()', '42883'],
    ['select columna_que_falta from mesas', '42703'],
    ['select * from tabla_que_falta', '42P01'],
    [`select 'uno'::integer`, '22P02'],
  ])('%s is refused with its reason', async (text, code) => {
    const [refused, ...more] = await send(text);
    expect(more).toEqual([]);
    expect(refused).toMatchObject({ normal: text, reason: expect.stringContaining(code) });
  });

  it('that is refused keeps none of the next from being sent', async () => {
    const statements = ['selec 1', 'select 1', 'selec 2'].map((text) => ({ normal: text, text, values: [] }));
    const refused = await sendAgain(database.kysely, statements);
    expect(refused.map(({ normal }) => normal)).toEqual(['selec 1', 'selec 2']);
  });
});
