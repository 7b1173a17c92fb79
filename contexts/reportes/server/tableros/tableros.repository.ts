import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { PiezaPedida } from '../../contract/index.ts';

type Running = Transaction<DatabaseSchema>;

/** How many a person has; their row is held, so that two presses count one after the other. */
export async function countTablerosDePersona(trx: Running, usuarioId: number): Promise<number> {
  await sql`select id from usuarios where id = ${usuarioId} for no key update`.execute(trx);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from tableros where usuario_id = ${usuarioId}`.execute(trx);
  return rows[0]?.total ?? 0;
}

async function addPiezas(trx: Running, tableroId: number, piezas: readonly PiezaPedida[]): Promise<void> {
  if (piezas.length === 0) return;
  await trx
    .insertInto('tableros_piezas')
    .values(
      piezas.map(({ codigo, ambito, vistaId, forma }, at) => ({
        tablero_id: tableroId,
        orden: at + 1,
        codigo,
        ambito,
        vista_id: vistaId,
        forma,
      })),
    )
    .execute();
}

/** A new board of a person. */
export async function createTableroRow(
  trx: Running,
  { usuarioId, nombre, piezas }: TableroNuevo,
): Promise<number> {
  const { id } = await trx
    .insertInto('tableros')
    .values({ usuario_id: usuarioId, nombre })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPiezas(trx, id, piezas);
  return id;
}

interface TableroNuevo {
  readonly usuarioId: number;
  readonly nombre: string;
  readonly piezas: readonly PiezaPedida[];
}

/** Holds a board until the transaction ends, so that two changes of it are one after the other. */
export async function startTurnoDeTablero(trx: Running, id: number): Promise<void> {
  await sql`select id from tableros where id = ${id} for update`.execute(trx);
}

/** Its name, and all of its piezas in their order. */
export async function updateTableroRow(
  trx: Running,
  id: number,
  { nombre, piezas }: Pick<TableroNuevo, 'nombre' | 'piezas'>,
): Promise<void> {
  await sql`update tableros set nombre = ${nombre}, version = version + 1, modificado_en = clock_timestamp() where id = ${id}`.execute(
    trx,
  );
  await sql`delete from tableros_piezas where tablero_id = ${id}`.execute(trx);
  await addPiezas(trx, id, piezas);
}

export async function deleteTableroRow(trx: Running, id: number): Promise<void> {
  await sql`delete from tableros where id = ${id}`.execute(trx);
}

/** The boards of a person who suppresses their data. */
export async function deleteTablerosDePersona(
  trx: Running,
  { usuarioId }: { readonly usuarioId: number },
): Promise<void> {
  await sql`delete from tableros where usuario_id = ${usuarioId}`.execute(trx);
}
