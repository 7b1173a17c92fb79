import type { DatabaseSchema } from '@marco/database';
import {
  type Actor,
  type CallContext,
  refuse,
  requireActor,
  requireVersion,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import {
  type PiezaPedida,
  type ResumenTablero,
  reportesErrors,
  type TableroLeido,
} from '../../contract/index.ts';
import { LIMITES_TABLERO } from '../../contract/tableros.terms.ts';
import { readPieza, requireLegible } from './read-pieza.ts';
import { findTablero, listPiezas, listTablerosDe, type TableroRow } from './tableros.queries.ts';
import {
  countTablerosDePersona,
  createTableroRow,
  deleteTableroRow,
  startTurnoDeTablero,
  updateTableroRow,
} from './tableros.repository.ts';

type Database = Kysely<DatabaseSchema>;
type Running = Transaction<DatabaseSchema>;

interface TableroPedido {
  readonly nombre: string;
  readonly piezas: readonly PiezaPedida[];
}

const OBJETO = 'tablero';
const COPIA = 'Copia de ';

const presentResumen = ({ modificadoEn, ...row }: TableroRow): ResumenTablero => ({
  ...row,
  modificadoEn: modificadoEn.toISOString(),
});

/** @throws TABLERO_INEXISTENTE, also for that of another person or another rol */
async function getVisible(database: Database, id: number, actor: Actor): Promise<TableroRow> {
  const row = await findTablero(database, id, actor);
  if (row === undefined) throw refuse(reportesErrors, 'TABLERO_INEXISTENTE');
  return row;
}

/** @throws TABLERO_INEXISTENTE, TABLERO_DE_ROL */
async function getPropio(trx: Running, id: number, actor: Actor): Promise<TableroRow> {
  await startTurnoDeTablero(trx, id);
  const row = await getVisible(trx, id, actor);
  if (row.rol !== null) throw refuse(reportesErrors, 'TABLERO_DE_ROL');
  return row;
}

/** A board with what each pieza shows to who asks. */
async function readTablero(database: Database, row: TableroRow, context: CallContext): Promise<TableroLeido> {
  const piezas = await listPiezas(database, row.id);
  return {
    ...presentResumen(row),
    piezas: await Promise.all(piezas.map((pieza) => readPieza(database, pieza, context))),
  };
}

/** The boards of the person of the session, and that of the rol they act in. */
export async function listTableros(
  database: Database,
  context: CallContext,
): Promise<{ tableros: ResumenTablero[] }> {
  const rows = await listTablerosDe(database, requireActor(context));
  return { tableros: rows.map(presentResumen) };
}

/**
 * A board with what each pieza shows to who asks, today.
 *
 * @throws TABLERO_INEXISTENTE
 */
export async function getTablero(
  database: Database,
  id: number,
  context: CallContext,
): Promise<TableroLeido> {
  const actor = requireActor(context);
  return readTablero(database, await getVisible(database, id, actor), context);
}

/** @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE, VISTA_REPORTE_INEXISTENTE */
async function requireLegibles(
  trx: Running,
  piezas: readonly PiezaPedida[],
  context: CallContext,
): Promise<void> {
  for (const pieza of piezas) await requireLegible(trx, pieza, context);
}

/** @throws DEMASIADOS_TABLEROS */
async function addTablero(
  trx: Running,
  { nombre, piezas }: TableroPedido,
  { context, copiaDe }: { readonly context: CallContext; readonly copiaDe?: number },
): Promise<ResumenTablero> {
  const actor = requireActor(context);
  if ((await countTablerosDePersona(trx, actor.userId)) >= LIMITES_TABLERO.porPersona)
    throw refuse(reportesErrors, 'DEMASIADOS_TABLEROS');
  const id = await createTableroRow(trx, { usuarioId: actor.userId, nombre, piezas });
  await writeAudit(trx, context, {
    action: 'crear-tablero',
    objectType: OBJETO,
    result: 'exito',
    objectId: id,
    detail: { antes: null, despues: { nombre, piezas: piezas.length }, ...(copiaDe ? { copiaDe } : {}) },
  });
  return presentResumen(await getVisible(trx, id, actor));
}

/**
 * A new board of the person of the session.
 *
 * @throws DEMASIADOS_TABLEROS, INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE, VISTA_REPORTE_INEXISTENTE
 */
export function createTablero(
  database: Database,
  pedido: TableroPedido,
  context: CallContext,
): Promise<ResumenTablero> {
  const intent = { action: 'crear-tablero', objectType: OBJETO } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    await requireLegibles(trx, pedido.piezas, context);
    return addTablero(trx, pedido, { context });
  });
}

/**
 * A board of one's own with the piezas of another one: that of the rol, to be changed.
 *
 * @throws TABLERO_INEXISTENTE, DEMASIADOS_TABLEROS
 */
export function createCopiaTablero(
  database: Database,
  id: number,
  context: CallContext,
): Promise<ResumenTablero> {
  const intent = { action: 'crear-tablero', objectType: OBJETO } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const { nombre } = await getVisible(trx, id, requireActor(context));
    const copia = {
      nombre: `${COPIA}${nombre}`.slice(0, LIMITES_TABLERO.nombre),
      piezas: await listPiezas(trx, id),
    };
    return addTablero(trx, copia, { context, copiaDe: id });
  });
}

const toClave = ({ codigo, ambito, vistaId, forma }: PiezaPedida) =>
  `${codigo} ${ambito} ${vistaId} ${forma}`;

/**
 * The name and the piezas of one's own board. A pieza that was there may stay where its right was lost: it says so.
 *
 * @throws TABLERO_INEXISTENTE, TABLERO_DE_ROL, INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE,
 * VISTA_REPORTE_INEXISTENTE, VERSION_DISTINTA
 */
export async function updateTablero(
  database: Database,
  { id, nombre, piezas }: TableroPedido & { readonly id: number },
  context: CallContext,
): Promise<TableroLeido> {
  const actor = requireActor(context);
  const intent = { action: 'editar-tablero', objectType: OBJETO, objectId: id } as const;
  await runAudited(database, context, intent, {}, async (trx) => {
    const antes = await getPropio(trx, id, actor);
    const suyas = await listPiezas(trx, id);
    const isCambiado = context.ifMatch !== null && context.ifMatch !== antes.version;
    requireVersion(context, antes.version, isCambiado ? await readTablero(trx, antes, context) : undefined);
    const claves = new Set(suyas.map(toClave));
    await requireLegibles(
      trx,
      piezas.filter((pieza) => !claves.has(toClave(pieza))),
      context,
    );
    await updateTableroRow(trx, id, { nombre, piezas });
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      detail: {
        antes: { nombre: antes.nombre, piezas: suyas.length },
        despues: { nombre, piezas: piezas.length },
      },
    });
  });
  return readTablero(database, await getVisible(database, id, actor), context);
}

/**
 * Removes one's own board.
 *
 * @throws TABLERO_INEXISTENTE, TABLERO_DE_ROL, VERSION_DISTINTA
 */
export function deleteTablero(database: Database, id: number, context: CallContext): Promise<ResumenTablero> {
  const actor = requireActor(context);
  const intent = { action: 'eliminar-tablero', objectType: OBJETO, objectId: id } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    const row = await getPropio(trx, id, actor);
    requireVersion(context, row.version, presentResumen(row));
    await deleteTableroRow(trx, id);
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      detail: { antes: { nombre: row.nombre, piezas: row.piezas }, despues: null },
    });
    return presentResumen(row);
  });
}
