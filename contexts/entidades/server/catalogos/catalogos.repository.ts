import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { Catalogo } from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

export interface FilaPorEscribir {
  readonly codigo: string;
  readonly nombre: string;
}

/** Rows of one statement: an engine takes some tens of thousands of values at a time. */
const ROWS_A_STATEMENT = 1000;

/** Keeps everybody else from writing the catalogue until the transaction ends. */
export async function keepCatalogo(transaction: Running, catalogo: Catalogo): Promise<void> {
  await sql`lock table ${sql.table(catalogo)} in share row exclusive mode`.execute(transaction);
}

/** Adds rows; what is there already gets the name, is active again and has a new version. */
export async function saveFilas(
  transaction: Running,
  catalogo: Catalogo,
  filas: readonly FilaPorEscribir[],
): Promise<void> {
  // A name may pass from one row to another: names are compared when all rows stand.
  await sql`set constraints all deferred`.execute(transaction);
  for (let from = 0; from < filas.length; from += ROWS_A_STATEMENT)
    await saveSome(transaction, catalogo, filas.slice(from, from + ROWS_A_STATEMENT));
}

async function saveSome(
  transaction: Running,
  catalogo: Catalogo,
  filas: readonly FilaPorEscribir[],
): Promise<void> {
  const changed = {
    nombre: sql<string>`excluded.nombre`,
    activo: true,
    version: sql<number>`${sql.table(catalogo)}.version + 1`,
  };
  if (catalogo === 'sectores') {
    await transaction
      .insertInto('sectores')
      .values(filas.map(({ codigo, nombre }) => ({ codigo: Number(codigo), nombre })))
      .onConflict((conflict) => conflict.column('codigo').doUpdateSet(changed))
      .execute();
  } else if (catalogo === 'departamentos') {
    await transaction
      .insertInto('departamentos')
      .values(filas.map(({ codigo, nombre }) => ({ codigo, nombre })))
      .onConflict((conflict) => conflict.column('codigo').doUpdateSet(changed))
      .execute();
  } else {
    await transaction
      .insertInto('municipios')
      .values(
        filas.map(({ codigo, nombre }) => ({ codigo, nombre, departamento_codigo: codigo.slice(0, 2) })),
      )
      .onConflict((conflict) => conflict.column('codigo').doUpdateSet(changed))
      .execute();
  }
}

/** Adds one row; false when its code is there already. */
export async function addFila(
  transaction: Running,
  catalogo: Catalogo,
  { codigo, nombre }: FilaPorEscribir,
): Promise<boolean> {
  const added =
    catalogo === 'sectores'
      ? transaction
          .insertInto('sectores')
          .values({ codigo: Number(codigo), nombre })
          .onConflict((conflict) => conflict.column('codigo').doNothing())
      : catalogo === 'departamentos'
        ? transaction
            .insertInto('departamentos')
            .values({ codigo, nombre })
            .onConflict((conflict) => conflict.column('codigo').doNothing())
        : transaction
            .insertInto('municipios')
            .values({ codigo, nombre, departamento_codigo: codigo.slice(0, 2) })
            .onConflict((conflict) => conflict.column('codigo').doNothing());
  const { numInsertedOrUpdatedRows } = await added.executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

interface CambioFila {
  readonly nombre?: string;
  readonly activo: boolean;
}

/** Changes rows by their codes; each change is a new version. */
export async function updateFilas(
  transaction: Running,
  catalogo: Catalogo,
  codigos: readonly string[],
  cambio: CambioFila,
): Promise<void> {
  if (codigos.length === 0) return;
  const values = { ...cambio, version: sql<number>`version + 1` };
  if (catalogo === 'sectores') {
    await transaction
      .updateTable('sectores')
      .set(values)
      .where('codigo', 'in', codigos.map(Number))
      .execute();
  } else if (catalogo === 'departamentos') {
    await transaction
      .updateTable('departamentos')
      .set(values)
      .where('codigo', 'in', [...codigos])
      .execute();
  } else {
    await transaction
      .updateTable('municipios')
      .set(values)
      .where('codigo', 'in', [...codigos])
      .execute();
  }
}

/** Deletes one row; the database refuses if another row refers to it. */
export async function deleteFilaPorCodigo(
  transaction: Running,
  catalogo: Catalogo,
  codigo: string,
): Promise<void> {
  if (catalogo === 'sectores') {
    await transaction.deleteFrom('sectores').where('codigo', '=', Number(codigo)).execute();
  } else if (catalogo === 'departamentos') {
    await transaction.deleteFrom('departamentos').where('codigo', '=', codigo).execute();
  } else {
    await transaction.deleteFrom('municipios').where('codigo', '=', codigo).execute();
  }
}
