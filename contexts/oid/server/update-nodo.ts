import type { Decision } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  refuse,
  requireAllowed,
  runAudited,
  updateLocked,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type DetalleNodo, oidErrors } from '../contract/index.ts';
import { MAXIMO_OID } from '../contract/terms.ts';
import { findTipoSiguiente } from '../rules/arcos-en-orden.ts';
import { canEditNodo, canReservarArco, canRetirarNodo } from '../rules/can-administrar-nodo.ts';
import { listAcciones, presentDetalle, requireNodo, toAdministrado } from './get-nodo.ts';
import { findLockedNodo, type NodoRow } from './nodos.queries.ts';
import { closeNodo, createNodo, updateTextos } from './nodos.repository.ts';
import type { Arbol } from './objeto-identificado.ts';

type Database = Kysely<DatabaseSchema>;

interface Textos {
  readonly nombre: string;
  readonly descripcion: string;
}

/**
 * Keeps the next free arc below a node with a name.
 *
 * @throws OID_NO_ASIGNADO, OID_ACCION_NO_PERMITIDA with the reasons, OID_DEMASIADO_LARGO
 */
export function createReserva(
  database: Database,
  { padre, ...textos }: Textos & { readonly padre: string },
  context: CallContext,
): Promise<{ oid: string }> {
  const intent = { action: 'reservar-oid', objectType: 'oid', objectId: padre };
  return runAudited(database, context, intent, {}, async (trx) => {
    const nodo = await requireLocked(trx, padre);
    const decision = canReservarArco(listAcciones(context), toAdministrado(nodo));
    requireAllowed(decision, oidErrors, 'OID_ACCION_NO_PERMITIDA');
    const tipo = findTipoSiguiente(nodo);
    if (tipo === undefined) throw new Error('A node that gives arcs in order names what stands below it.');
    if (`${padre}.${nodo.ultimoArco + 1}`.length > MAXIMO_OID) throw refuse(oidErrors, 'OID_DEMASIADO_LARGO');
    const oid = await createNodo(trx, padre, { ...textos, tipo, estado: 'reservado' });
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: oid,
      detail: { antes: null, despues: { ...textos, tipo, estado: 'reservado' } },
    });
    return { oid };
  });
}

/** Changes what a node is called; its place never changes. */
export function updateNodo(
  arbol: Arbol,
  oid: string,
  textos: Textos,
  context: CallContext,
): Promise<DetalleNodo> {
  return updateLockedNodo(arbol, context, {
    action: 'editar-oid',
    oid,
    can: () => canEditNodo(listAcciones(context)),
    apply: async (trx, { nombre, descripcion }) => {
      await updateTextos(trx, oid, textos);
      return { antes: { nombre, descripcion }, despues: { ...textos } };
    },
  });
}

/** Retires what was reserved: its arc stays taken for ever. */
export async function closeReserva(
  arbol: Arbol,
  oid: string,
  motivo: string,
  context: CallContext,
): Promise<DetalleNodo> {
  await updateLockedNodo(arbol, context, {
    action: 'retirar-oid',
    oid,
    can: (nodo) => canRetirarNodo(listAcciones(context), toAdministrado(nodo)),
    apply: async (trx, { estado }) => {
      await closeNodo(trx, oid);
      return { antes: { estado }, despues: { estado: 'retirado' }, motivo };
    },
  });
  // Its event, written last, says when it was retired and why.
  return presentDetalle(arbol, await requireNodo(arbol.database, oid), context);
}

async function requireLocked(trx: Transaction<DatabaseSchema>, oid: string): Promise<NodoRow> {
  await findLockedNodo(trx, oid);
  return requireNodo(trx, oid);
}

interface CambioDeNodo {
  readonly action: string;
  readonly oid: string;
  readonly can: (nodo: NodoRow) => Decision;
  /** Writes the change; answers what the audit keeps of it. */
  readonly apply: (
    trx: Transaction<DatabaseSchema>,
    nodo: NodoRow,
  ) => Promise<Readonly<Record<string, unknown>>>;
}

/** @throws OID_NO_ASIGNADO, OID_ACCION_NO_PERMITIDA with the reasons, VERSION_DISTINTA */
function updateLockedNodo(
  arbol: Arbol,
  context: CallContext,
  { action, oid, can, apply }: CambioDeNodo,
): Promise<DetalleNodo> {
  const intent = { action, objectType: 'oid', objectId: oid };
  return updateLocked(arbol.database, context, {
    intent,
    lock: async (trx) => {
      const nodo = await requireLocked(trx, oid);
      requireAllowed(can(nodo), oidErrors, 'OID_ACCION_NO_PERMITIDA');
      return nodo;
    },
    present: (trx, nodo) => presentDetalle({ ...arbol, database: trx }, nodo, context),
    apply: async (trx, nodo) => {
      const detail = await apply(trx, nodo);
      return {
        detail,
        result: await presentDetalle({ ...arbol, database: trx }, await requireNodo(trx, oid), context),
      };
    },
  });
}
