import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyKysely, migrate, openPglite } from '@marco/server-kit/database';
import { sql } from 'kysely';
import { listMigrations } from './migrations.ts';
import { presentSchemaSnapshot } from './present-schema-snapshot.ts';

interface ColumnRow {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: string;
  has_default: boolean;
  is_computed: boolean;
}

const SCALARS: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
  _text: 'string[]',
  _int4: 'number[]',
};

const HEADER = `// Written by \`npm run database:types\` from the migrated schema. Do not edit.
import type { ColumnType } from 'kysely';

/** A column the database fills when an insert leaves it out. */
type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

/** A column the database computes of others: nobody writes it. */
type Computed<T> = ColumnType<T, never, never>;

type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Values are written as JSON text and read as what the text says. */
type Json = ColumnType<unknown, string, string>;
`;

/** Types of every table for Kysely, read from a database migrated just now. */
export async function presentSchemaTypes(database: AnyKysely): Promise<string> {
  const { rows } = await sql<ColumnRow>`
    select table_name, column_name, udt_name, is_nullable,
      (column_default is not null or is_identity = 'YES') as has_default, is_generated = 'ALWAYS' as is_computed
    from information_schema.columns where table_schema = 'public'
    order by table_name, ordinal_position`.execute(database);
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `export interface ${typeName(table)} {\n${columns.map((column) => `  ${column.column_name}: ${columnType(column)};`).join('\n')}\n}\n`,
  );
  const register = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)};`).join('\n');
  return `${HEADER}\n${interfaces.join('\n')}\nexport interface DatabaseSchema {\n${register}\n}\n`;
}

function typeName(table: string): string {
  return `${table
    .split('_')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('')}Table`;
}

function columnType({ udt_name, is_nullable, has_default, is_computed }: ColumnRow): string {
  const scalar = SCALARS[udt_name] ?? 'string';
  const nullable = is_nullable === 'YES' ? `${scalar} | null` : scalar;
  if (is_computed) return `Computed<${nullable}>`;
  return has_default ? `Generated<${nullable}>` : nullable;
}

if (import.meta.main) {
  const handle = openPglite<unknown>({});
  await migrate(handle, listMigrations());
  writeFileSync(join(import.meta.dirname, 'schema.generated.ts'), await presentSchemaTypes(handle.kysely));
  writeFileSync(join(import.meta.dirname, 'schema.snapshot.sql'), await presentSchemaSnapshot(handle.kysely));
  await handle.close();
}
