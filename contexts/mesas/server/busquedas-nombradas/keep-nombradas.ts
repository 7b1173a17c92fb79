import type { DatabaseSchema } from '@marco/database';
import {
  type AppError,
  type CallContext,
  refuse,
  refuseAt,
  refuseField,
  requireActor,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type BusquedaNombrada, mesasErrors } from '../../contract/index.ts';
import { LIMITES_BUSQUEDA_NOMBRADA } from '../../contract/terms.ts';
import { findConsulta } from '../../rules/busquedas-nombradas/busqueda-nombrada.ts';
import {
  addNombrada,
  clearNombrada,
  countLocked,
  findLockedNombrada,
  listNombradas,
  updateNombre,
} from './busquedas-nombradas.repository.ts';

type Database = Kysely<DatabaseSchema>;
type Running = Transaction<DatabaseSchema>;

const REFUSALS: Readonly<Record<string, () => AppError>> = {
  busquedas_guardadas_nombre: () => refuseAt(mesasErrors, 'BUSQUEDA_REPETIDA', 'nombre'),
};

export async function listBusquedas(database: Database, context: CallContext) {
  return { busquedas: await listNombradas(database, requireActor(context).userId) };
}

/**
 * Keeps with a name the search that an address of the mesas home shows.
 *
 * @throws SOLICITUD_INVALIDA when the address shows none, BUSQUEDA_REPETIDA, BUSQUEDAS_EXCEDIDAS
 */
export function createBusqueda(
  database: Database,
  { nombre, consulta }: { readonly nombre: string; readonly consulta: string },
  context: CallContext,
) {
  const { userId } = requireActor(context);
  const intent = { action: 'guardar-busqueda', objectType: 'busqueda' };
  return runAudited(database, context, intent, REFUSALS, async (transaction) => {
    const kept = findConsulta(new URLSearchParams(consulta));
    if (kept === null) {
      const mensaje = 'La dirección no muestra una búsqueda que se pueda guardar.';
      throw refuseField('consulta', mensaje);
    }
    if ((await countLocked(transaction, userId)) >= LIMITES_BUSQUEDA_NOMBRADA.cantidad)
      throw refuse(mesasErrors, 'BUSQUEDAS_EXCEDIDAS');
    const id = await addNombrada(transaction, {
      usuario_id: userId,
      nombre,
      consulta: new URLSearchParams(kept.map(([name, value]) => [name, value])).toString(),
    });
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { antes: null, despues: { nombre } },
    });
    return { busquedas: await listNombradas(transaction, userId) };
  });
}

/** @throws BUSQUEDA_NO_ENCONTRADA, BUSQUEDA_REPETIDA */
export function updateBusqueda(
  database: Database,
  { id, nombre }: { readonly id: number; readonly nombre: string },
  context: CallContext,
) {
  return changeOwn(database, context, { action: 'renombrar-busqueda', id }, async (transaction, busqueda) => {
    await updateNombre(transaction, id, nombre);
    return { antes: { nombre: busqueda.nombre }, despues: { nombre } };
  });
}

/** @throws BUSQUEDA_NO_ENCONTRADA */
export function closeBusqueda(database: Database, { id }: { readonly id: number }, context: CallContext) {
  return changeOwn(database, context, { action: 'eliminar-busqueda', id }, async (transaction, busqueda) => {
    await clearNombrada(transaction, id);
    return { antes: { nombre: busqueda.nombre }, despues: null };
  });
}

/** A change of one search of the caller; somebody else's is as none at all. */
function changeOwn(
  database: Database,
  context: CallContext,
  { action, id }: { readonly action: string; readonly id: number },
  apply: (
    transaction: Running,
    busqueda: BusquedaNombrada,
  ) => Promise<{ antes: { nombre: string }; despues: { nombre: string } | null }>,
) {
  const { userId } = requireActor(context);
  const intent = { action, objectType: 'busqueda', objectId: id };
  return runAudited(database, context, intent, REFUSALS, async (transaction) => {
    const busqueda = await findLockedNombrada(transaction, id, userId);
    if (!busqueda) throw refuse(mesasErrors, 'BUSQUEDA_NO_ENCONTRADA');
    const detail = await apply(transaction, busqueda);
    await writeAudit(transaction, context, { ...intent, result: 'exito', detail });
    return { busquedas: await listNombradas(transaction, userId) };
  });
}
