import type { DatabaseSchema } from '@marco/database';
import { getUsuarioId } from '@marco/test-kit';
import type { StoredRow, Stranger, TestingModule } from '@marco/test-kit/declarations';
import { RECURSOS_DEL_MINISTERIO } from '@marco/usuarios/terms';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { testingModules } from './testing-modules.ts';

type Database = Kysely<DatabaseSchema>;

/** A person who is not one of the callers. */
const OTHER_PERSON = '1000000001';

type OwnOf<Module> = Module extends TestingModule<infer _Known, infer Own> ? Own : never;
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Records of an entity in which no caller works, and of a person who is not a caller, of every context. */
export type ForeignRecords = Stranger & Intersection<OwnOf<(typeof testingModules)[number]>>;

/** The declaration of the records of a context. It gets the records that the contexts before it stored. */
interface Declared {
  readonly create: (database: Database, known: ForeignRecords) => Promise<object>;
  readonly marks?: (records: ForeignRecords) => readonly string[];
  readonly stored: (records: ForeignRecords) => readonly StoredRow[];
}

const declared: readonly Declared[] = testingModules.flatMap(({ foreignRecords }): readonly Declared[] =>
  foreignRecords ? [foreignRecords] : [],
);

/** Stores what the contexts declare. */
export async function createForeignRecords(database: Database): Promise<ForeignRecords> {
  let records = { personId: await getUsuarioId(database, OTHER_PERSON) } as ForeignRecords;
  for (const { create } of declared) records = { ...records, ...(await create(database, records)) };
  return records;
}

/** Texts by which an answer would give a record away. */
export function listMarks(records: ForeignRecords): string[] {
  return declared.flatMap(({ marks }) => marks?.(records) ?? []);
}

/** The records as they are stored, to compare before and after. */
export async function readForeignRecords(database: Database, records: ForeignRecords): Promise<unknown> {
  const rows = declared.flatMap(({ stored }) => stored(records)).map(selectRow);
  return (await sql`${sql.join(rows, sql` union all `)}`.execute(database)).rows;
}

function selectRow({ table, id, key = 'id', columns }: StoredRow): RawBuilder<unknown> {
  const row = columns
    ? sql`jsonb_build_object(${sql.join(columns.flatMap((name) => [sql.lit(name), sql.ref(`t.${name}`)]))})`
    : sql`to_jsonb(t)`;
  return sql`select ${row} as row from ${sql.table(table)} t where ${sql.ref(`t.${key}`)} = ${id}`;
}

/** Gives every rol outside of the ministry all permissions that it may have, and lets entities approve. */
export async function grantEverything(database: Database): Promise<void> {
  await sql`insert into roles_permisos (rol_id, subfuncionalidad_id, accion)
    select r.id, a.subfuncionalidad_id, a.accion
    from roles r cross join subfuncionalidades_acciones a join subfuncionalidades s on s.id = a.subfuncionalidad_id
    where r.ambito <> 'ministerio' and s.codigo not in (${sql.join([...RECURSOS_DEL_MINISTERIO])})
    on conflict do nothing`.execute(database);
  await sql`update parametros set valor = 'true' where clave = 'usuarios.lider_aprueba'`.execute(database);
}
