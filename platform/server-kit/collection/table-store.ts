import { collectionErrors } from '@marco/contract-kit';
import { type DeleteQueryBuilder, type InsertQueryBuilder, sql, type UpdateQueryBuilder } from 'kysely';
import { runAudited } from '../audit/run-audited.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { AnyKysely } from '../database/database-handle.ts';
import { AppError, refuse } from '../http/app-error.ts';
import type { CallContext } from '../http/bound-endpoint.ts';
import { requireVersion } from '../http/require-version.ts';
import type { CollectionStore, RelationStore, RowId, StoredRow } from './collection-store.ts';
import { findRow, listRows, suggestRows, type TableRows } from './table-rows.ts';

type Values = Readonly<Record<string, unknown>>;
type Row = StoredRow & {
  readonly id: RowId;
  readonly nombre: string;
  readonly usos: number;
  readonly usadoPor: string;
};

// biome-ignore lint/suspicious/noExplicitAny: technical code works on a schema it does not know
type AnySchema = any;

/** The writes of a table, begun by the context that owns it: it names the table, so that its owner can be checked. */
export interface TableWrites {
  readonly insert: (transaction: AnyKysely) => InsertQueryBuilder<AnySchema, AnySchema, unknown>;
  readonly update: (transaction: AnyKysely) => UpdateQueryBuilder<AnySchema, AnySchema, AnySchema, unknown>;
  readonly delete: (transaction: AnyKysely) => DeleteQueryBuilder<AnySchema, AnySchema, unknown>;
}

/** One table behind a collection. The caller's context owns it. */
export interface TableSource extends TableRows {
  readonly table: string;
  readonly writes: TableWrites;
  /** Name of the collection in the audit trail. */
  readonly objectType: string;
  /** Column of each field that is written. */
  readonly columns: Readonly<Record<string, string>>;
  /** What a broken constraint means, by its name. */
  readonly refusals: Readonly<Record<string, () => AppError>>;
  /** What the columns of a new row hold beside what its creator said. */
  readonly complete?: (transaction: AnyKysely, values: Values) => Promise<Values>;
  /** Refuses values that break a rule of the context; `present` is null for a new row. */
  readonly verify?: (transaction: AnyKysely, values: Values, present: Values | null) => Promise<void>;
}

/** The generic verbs over one table whose key is `id` and whose rows carry `version`. */
export function createTableStore<Found extends StoredRow, Create, Update>(
  database: AnyKysely,
  source: TableSource,
  relations: Readonly<Record<string, RelationStore>> = {},
): CollectionStore<Found, Create, Update> {
  const { objectType } = source;

  const run = <Result>(
    context: CallContext,
    [action, objectId]: readonly [string, RowId | null],
    work: (transaction: AnyKysely) => Promise<Result>,
  ) => runAudited(database, context, { action, objectType, objectId }, source.refusals, work);

  return {
    relations,
    list: (query) => listRows<Found>(database, source, query),
    find: (keyword) => suggestRows(database, source, keyword),
    get: (id) => findRow<Found>(database, source, id),
    create: (values, context) =>
      run(context, ['crear-fila-catalogo', null], async (transaction) => {
        const said = values as Values;
        await source.verify?.(transaction, said, null);
        const id = await insertRow(transaction, source, {
          ...toColumns(source, said),
          ...(await source.complete?.(transaction, said)),
        });
        await writeAudit(transaction, context, {
          action: 'crear-fila-catalogo',
          objectType,
          objectId: id,
          result: 'exito',
          detail: { antes: null, despues: said },
        });
        return get<Found>(transaction, source, id);
      }),
    update: (id, change, context) =>
      run(context, ['editar-fila-catalogo', id], async (transaction) => {
        const present = await lock<Found & Row>(transaction, source, id);
        requireVersion(context, present.version, present);
        const before = toValues(present);
        const values = change(present) as Values;
        await source.verify?.(transaction, values, before);
        const changed = listChanged(before, values);
        await updateRow(transaction, source, id, changed);
        await writeAudit(transaction, context, {
          action: 'editar-fila-catalogo',
          objectType,
          objectId: id,
          result: 'exito',
          detail: { antes: pick(before, Object.keys(changed)), despues: changed },
        });
        return get<Found>(transaction, source, id);
      }),
    delete: (id, context) =>
      run(context, ['eliminar-fila-catalogo', id], async (transaction) => {
        const present = await lock<Found & Row>(transaction, source, id);
        requireVersion(context, present.version, present);
        if (present.usos > 0) throw refuseInUse(present);
        await source.writes.delete(transaction).where('id', '=', id).execute();
        await writeAudit(transaction, context, {
          action: 'eliminar-fila-catalogo',
          objectType,
          objectId: id,
          result: 'exito',
          detail: { antes: pick(toValues(present), Object.keys(source.columns)), despues: null },
        });
      }),
  };
}

/** The refusal of a row with a value another one has; for the constraint that keeps it unique. */
export function refuseRepeated(campo: string, mensaje: string): () => AppError {
  return () => refuse(collectionErrors, 'FILA_REPETIDA', [{ campo, mensaje }]);
}

/** Says what uses the row and what can be done instead. */
export function refuseInUse({ nombre, usos, usadoPor }: Omit<Row, 'id' | 'version'>): AppError {
  return new AppError('FILA_EN_USO', {
    status: collectionErrors.FILA_EN_USO.status,
    mensaje: `No se puede eliminar «${nombre}»: lo ${usos === 1 ? 'usa' : 'usan'} ${usadoPor}. Inactívelo para que no se ofrezca más.`,
  });
}

async function get<Found>(transaction: AnyKysely, source: TableSource, id: RowId): Promise<Found> {
  const row = await findRow<Found>(transaction, source, id);
  if (!row) throw refuse(collectionErrors, 'FILA_INEXISTENTE');
  return row;
}

/** The row, which nobody changes or begins to refer to before the transaction ends. */
async function lock<Found>(transaction: AnyKysely, source: TableSource, id: RowId): Promise<Found> {
  await sql`select id from ${sql.table(source.table)} where id = ${id} for update`.execute(transaction);
  return get<Found>(transaction, source, id);
}

/** A row as its fields by name. */
function toValues(row: object): Values {
  return row as Values;
}

function toColumns({ columns }: TableSource, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const column = columns[field];
      return column === undefined || value === undefined ? [] : [[column, value]];
    }),
  );
}

function listChanged(present: Values, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== undefined && value !== present[field]),
  );
}

function pick(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

async function insertRow(transaction: AnyKysely, { writes }: TableSource, values: Values): Promise<RowId> {
  const { id } = await writes.insert(transaction).values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function updateRow(
  transaction: AnyKysely,
  source: TableSource,
  id: RowId,
  changed: Values,
): Promise<void> {
  await source.writes
    .update(transaction)
    .set({ ...toColumns(source, changed), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
