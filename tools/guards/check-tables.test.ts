import { describe, expect, it } from 'vitest';
import { checkTables } from './check-tables.ts';
import { findTableLists } from './find-table-lists.ts';
import { type PlantedFiles, plantTree } from './planted-tree.ts';

const OWNERS = `export const tableOwners = { mesas: 'mesas', reuniones: 'mesas', entidades: 'entidades', outbox: 'server-kit' };\n`;
const CLEAN: PlantedFiles = {
  'database/ownership.ts': OWNERS,
  'database/migrations/0001-a.sql':
    'create table if not exists mesas (id int);\ncreate table viejas (id int);\n-- create table dropped_words (id int);\nCREATE TABLE public.entidades (id int);\ncreate table outbox (id int);',
  'database/migrations/0002-b.sql':
    'alter table viejas rename to reuniones;\ncreate table x (id int); drop table x;',
  'contexts/mesas/server/mesas.repository.ts':
    `db.insertInto('mesas').values(x);\ndb.updateTable('reuniones as r');\nsql\`delete from mesas where id = \${id}\`;\n` +
    `// insert into entidades would be wrong\nsql\`insert into mesas (id) select 1 on conflict (id) do update set id = 2\`;\ndb.selectFrom('entidades');\nsql\`select 1 from entidades for update of entidades\`;\n`,
  'platform/server-kit/outbox.ts': `db.insertInto('outbox');\n`,
  'contexts/mesas/server/mesas.queries.ts': `import { sql } from 'kysely';\ndb.selectFrom('mesas').select(sql\`now()\`);\n`,
  'contexts/mesas/server/facetas.ts': `import { sql } from 'kysely';\n`,
  'contexts/mesas/server/update-mesa.ts': `import type { Kysely } from 'kysely';\nawait updateMesa(trx);\n`,
  'contexts/mesas/testing/mesa.factory.ts': `db.insertInto('entidades');\n`,
  'contexts/mesas/server/mesas/mesas.api.test.ts': `sql\`truncate entidades\`;\n`,
  'database/seeds/demo/mesas.seed.ts': `db.insertInto('entidades');\n`,
};

const REPOSITORY = 'contexts/mesas/server/x.repository.ts';
const QUERIES = 'contexts/mesas/server/x.queries.ts';
const USE_CASE = 'contexts/mesas/server/gestion/update-x.ts';

/** Rule and file that breaks it. */
const PLANTED: readonly [rule: string, path: string, content: string][] = [
  ['foreign-table', REPOSITORY, `db.insertInto('entidades');\n`],
  ['foreign-table', REPOSITORY, `db.updateTable('entidades as e');\n`],
  ['foreign-table', REPOSITORY, `db.deleteFrom('outbox');\n`],
  ['foreign-table', REPOSITORY, `db.mergeInto('entidades');\n`],
  ['foreign-table', REPOSITORY, `sql\`INSERT INTO entidades (id) values (\${id})\`;\n`],
  ['foreign-table', REPOSITORY, `sql\`update only public."entidades" e\n set id = \${id}\`;\n`],
  ['foreign-table', REPOSITORY, `const text = 'delete from entidades';\n`],
  ['foreign-table', REPOSITORY, 'sql`with a as (select 1) merge into entidades using a on true`;\n'],
  ['foreign-table', REPOSITORY, `db.insertInto('nueva');\n`],
  ['foreign-table', 'apps/api/src/x.ts', `db.insertInto('mesas');\n`],
  ['hidden-table', REPOSITORY, 'db.insertInto(table);\n'],
  ['hidden-table', REPOSITORY, `sql\`insert into \${sql.table(name)} values (1)\`;\n`],
  ['misplaced-write', QUERIES, `db.updateTable('mesas').set(x);\n`],
  ['misplaced-write', USE_CASE, `trx.insertInto('mesas').values(x);\n`],
  ['misplaced-write', 'contexts/mesas/server/facetas.ts', `trx.deleteFrom('mesas');\n`],
  ['misplaced-read', USE_CASE, `trx.selectFrom('entidades').select('id');\n`],
  ['misplaced-read', USE_CASE, `query.where(({ selectFrom }) => selectFrom('mesas'));\n`],
  ['misplaced-read', 'contexts/mesas/server/facetas.ts', `db.selectFrom('mesas');\n`],
  ['misplaced-sql', USE_CASE, `import { type Kysely, sql } from 'kysely';\n`],
  ['misplaced-sql', 'contexts/mesas/server/x.bindings.ts', `import { sql as text } from 'kysely';\n`],
  ['unowned-table', 'database/migrations/0003-c.sql', 'create table huerfana (id int);'],
  ['unknown-table', 'database/migrations/0003-c.sql', 'drop table if exists outbox;'],
];

const OTHERS = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];
const LISTED = [
  `const names = { ${OTHERS.map((one) => `${one}: de('tabla_${one}')`).join(', ')} };\n`,
  `${OTHERS.map((one) => `sql\`select 1 from tabla_${one}\`;`).join('\n')}\n`,
];

describe('a list of the tables of many contexts', () => {
  const owners = new Map(OTHERS.map((one) => [`tabla_${one}`, one]));

  it.each(LISTED)('is found in %s', (text) => {
    const found = findTableLists({ path: 'contexts/mesas/server/x.queries.ts', text }, owners);
    expect(found.map(({ rule }) => rule)).toEqual(['table-list']);
  });

  it.each(LISTED)('is not what a context says of its own, nor a few joined ones: %s', (text) => {
    const own = new Map(OTHERS.map((one) => [`tabla_${one}`, 'mesas']));
    expect(findTableLists({ path: 'contexts/mesas/server/x.queries.ts', text }, own)).toEqual([]);
    const few = new Map([...owners].slice(1));
    expect(findTableLists({ path: 'contexts/mesas/server/x.queries.ts', text }, few)).toEqual([]);
  });
});

describe('tables', () => {
  it('finds nothing in a clean tree, and has looked at it', async () => {
    const report = await checkTables(plantTree(CLEAN));
    expect(report.violations).toEqual([]);
    expect(report.summary).toBe('4 tables, 5 writes in 5 files');
  });

  it.each(PLANTED)('%s is found in %s: %s', async (rule, path, content) => {
    const { violations } = await checkTables(plantTree({ ...CLEAN, [path]: content }));
    expect(violations.map((violation) => violation.rule)).toEqual([rule]);
  });

  it('fails without the list of owners', async () => {
    const { violations } = await checkTables(plantTree({ 'contexts/mesas/server/x.ts': '' }));
    expect(violations.map(({ rule }) => rule)).toEqual(['no-ownership']);
  });
});
