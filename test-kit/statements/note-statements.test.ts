import { collectIds, type DatabaseKind } from '@marco/server-kit/database';
import {
  DummyDriver,
  Kysely,
  PGliteAdapter,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { noteStatements } from './note-statements.ts';

interface Schema {
  mesas: { id: number };
}

/** A database nobody answers. */
const open = (Adapter: typeof PostgresAdapter): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: {
      createDriver: () => new DummyDriver(),
      createAdapter: () => new Adapter(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
const database = open(PostgresAdapter);

const sendByProduct = (ids: readonly number[], on: Kysely<Schema> = database) =>
  collectIds(on, on.selectFrom('mesas').select('id').where('id', 'in', ids));
const SENT = `select coalesce(array_agg(o.id::float8), '{}') as ids from ((select "id" from "mesas" where "id" in ($))) as o`;

function note() {
  const noted = noteStatements();
  onTestFinished(() => noted.end());
  const list = (engine: DatabaseKind) => noted.list(engine).map(({ normal }) => normal);
  return { list, first: () => noted.list('postgres')[0], end: noted.end };
}

describe('statements the product sends', () => {
  it('are noted once each, whatever their values and how many', async () => {
    const noted = note();
    await sendByProduct([1]);
    await sendByProduct([2, 3, 4]);
    expect(noted.list('postgres')).toEqual([SENT]);
  });

  it('keep the text and the values of the first time', async () => {
    const noted = note();
    await sendByProduct([1, 5]);
    await sendByProduct([2]);
    expect(noted.first()).toMatchObject({ text: expect.stringContaining('in ($1, $2)'), values: [1, 5] });
  });

  it('are noted in a transaction too', async () => {
    const noted = note();
    await database.transaction().execute((transaction) => sendByProduct([1], transaction));
    expect(noted.list('postgres')).toEqual([SENT]);
  });

  it('are noted with the engine they are sent to', async () => {
    const noted = note();
    await sendByProduct([1], open(PGliteAdapter));
    expect([noted.list('pglite'), noted.list('postgres')]).toEqual([[SENT], []]);
  });

  it('are not those a test sends itself', async () => {
    const noted = note();
    await database.selectFrom('mesas').selectAll().execute();
    await sql`select 1`.execute(database);
    expect(noted.list('postgres')).toEqual([]);
  });

  it('are noted even where a test sends the same', async () => {
    const noted = note();
    await sql`select coalesce(array_agg(o.id::float8), '{}') as ids from (${database
      .selectFrom('mesas')
      .select('id')
      .where('id', 'in', [1])}) as o`.execute(database);
    expect(noted.list('postgres')).toEqual([]);
    await sendByProduct([1]);
    expect(noted.list('postgres')).toEqual([SENT]);
  });

  it('are noted no more after the end', async () => {
    const noted = note();
    noted.end();
    await sendByProduct([1]);
    expect(noted.list('postgres')).toEqual([]);
  });
});
