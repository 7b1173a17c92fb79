import { collectionErrors, type Related } from '@marco/contract-kit';
import { MAX_INTEGER_ID } from '@marco/contract-kit/address-number';
import { sql } from 'kysely';
import { runAudited } from '../audit/run-audited.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { AnyKysely } from '../database/database-handle.ts';
import { AppError, refuse } from '../http/app-error.ts';
import type { CallContext } from '../http/bound-endpoint.ts';
import type { RelatedIds, RelationStore, RowId } from './collection-store.ts';
import type { TableWrites } from './table-store.ts';

/** A column of one table that refers to a row of another; both have `id`, `codigo`, `nombre`, `activo`, `version`. */
export interface ForeignKey {
  /** Table that holds the column, with its name in the audit trail. */
  readonly holder: string;
  readonly holderWord: string;
  readonly column: string;
  /** The column by its name on the wire. */
  readonly field: string;
  readonly target: string;
  /** Begins a change of the holder's table, in the context that owns it. */
  readonly update: TableWrites['update'];
}

interface Holder {
  readonly id: number;
  readonly nombre: string;
  readonly target: number | null;
}

/** The two sides of a foreign key, as what is related to the row it refers to and to the row that holds it. */
export function createForeignKeyRelation(
  database: AnyKysely,
  key: ForeignKey,
): { readonly holders: RelationStore; readonly target: RelationStore } {
  const run = (context: CallContext, id: RowId, work: (transaction: AnyKysely) => Promise<number>) =>
    runAudited(
      database,
      context,
      { action: 'editar-fila-catalogo', objectType: key.holderWord, objectId: id },
      {},
      work,
    );
  const link = (context: CallContext, ids: readonly RowId[], target: RowId | null, moves: boolean) =>
    run(context, ids[0] ?? '', (transaction) =>
      linkHolders(transaction, key, context, { ids, target, moves }),
    );

  async function replaceHolders(id: RowId, ids: readonly RowId[], context: CallContext): Promise<void> {
    const wanted = ids.map(String);
    await run(context, id, async (transaction) => {
      const leaving = (await listHolders(transaction, key, id)).filter(
        (row) => !wanted.includes(String(row.id)),
      );
      await linkHolders(transaction, key, context, {
        ids: leaving.map((row) => row.id),
        target: null,
        moves: true,
      });
      return linkHolders(transaction, key, context, { ids, target: id, moves: true });
    });
  }

  async function separateHolders(id: RowId, ids: RelatedIds, context: CallContext): Promise<number> {
    return run(context, id, async (transaction) => {
      const related = (await listHolders(transaction, key, id)).map((row) => row.id);
      const leaving =
        ids === 'all' ? related : related.filter((one) => ids.map(String).includes(String(one)));
      return linkHolders(transaction, key, context, { ids: leaving, target: null, moves: true });
    });
  }

  return {
    holders: {
      list: (id) => listHolders(database, key, id),
      relate: async (id, ids, moves, context) => void (await link(context, ids, id, moves)),
      replace: replaceHolders,
      separate: separateHolders,
    },
    target: {
      list: (id) => listTarget(database, key, id),
      relate: async (id, ids, moves, context) => void (await link(context, [id], onlyOne(ids), moves)),
      replace: async (id, ids, context) => void (await link(context, [id], onlyOne(ids), true)),
      separate: async (id, ids, context) => {
        const [present] = await listTarget(database, key, id);
        const isAsked = present && (ids === 'all' || ids.map(String).includes(String(present.id)));
        return isAsked ? link(context, [id], null, true) : 0;
      },
    },
  };
}

function onlyOne(ids: readonly RowId[]): RowId | null {
  if (ids.length > 1) throw refuseRelation('Solo puede relacionar una fila.');
  return ids[0] ?? null;
}

function refuseRelation(mensaje: string): AppError {
  return new AppError('FILA_RELACIONADA', { status: collectionErrors.FILA_RELACIONADA.status, mensaje });
}

async function listHolders(database: AnyKysely, { holder, column }: ForeignKey, id: RowId) {
  const { rows } = await sql<Related>`select h.id, h.codigo, h.nombre from ${sql.table(holder)} h
    where h.${sql.ref(column)} = ${id} order by clave_orden(h.nombre) collate "C", h.id`.execute(database);
  return rows;
}

async function listTarget(database: AnyKysely, { holder, column, target }: ForeignKey, id: RowId) {
  const { rows } = await sql<Related>`select t.id, t.codigo, t.nombre from ${sql.table(holder)} h
    join ${sql.table(target)} t on t.id = h.${sql.ref(column)} where h.id = ${id}`.execute(database);
  return rows;
}

/** Ids that are not numbers find no row. */
function toNumber(id: RowId): number {
  const number = Number(id);
  if (!Number.isInteger(number) || number < 1 || number > MAX_INTEGER_ID)
    throw refuse(collectionErrors, 'FILA_INEXISTENTE');
  return number;
}

async function verifyTarget(transaction: AnyKysely, { target }: ForeignKey, id: number): Promise<void> {
  const { rows } = await sql<{ nombre: string; activo: boolean }>`
    select nombre, activo from ${sql.table(target)} where id = ${id} for share`.execute(transaction);
  if (!rows[0]) throw refuse(collectionErrors, 'FILA_INEXISTENTE');
  if (!rows[0].activo) throw refuseRelation(`«${rows[0].nombre}» está inactivo y no se puede relacionar.`);
}

interface Link {
  readonly ids: readonly RowId[];
  readonly target: RowId | null;
  readonly moves: boolean;
}

/** Points rows at the target, or at nothing; answers how many changed. */
async function linkHolders(
  transaction: AnyKysely,
  key: ForeignKey,
  context: CallContext,
  { ids, target, moves }: Link,
): Promise<number> {
  if (ids.length === 0) return 0;
  const wanted = [...new Set(ids.map(toNumber))];
  const next = target === null ? null : toNumber(target);
  if (next !== null) await verifyTarget(transaction, key, next);
  const { rows } = await sql<Holder>`select id, nombre, ${sql.ref(key.column)} as target
    from ${sql.table(key.holder)} where id = any(${wanted}) order by id for update`.execute(transaction);
  if (rows.length < wanted.length) throw refuse(collectionErrors, 'FILA_INEXISTENTE');
  const changing = rows.filter((row) => row.target !== next);
  const taken = changing.find((row) => row.target !== null);
  if (taken && !moves) throw refuseRelation(`«${taken.nombre}» ya está relacionado con otra fila.`);
  for (const { id, target: before } of changing) {
    await key
      .update(transaction)
      .set({ [key.column]: next, version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
    await writeAudit(transaction, context, {
      action: 'editar-fila-catalogo',
      objectType: key.holderWord,
      objectId: id,
      result: 'exito',
      detail: { antes: { [key.field]: before }, despues: { [key.field]: next } },
    });
  }
  return changing.length;
}
