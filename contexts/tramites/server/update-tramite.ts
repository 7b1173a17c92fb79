import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor, requireAllowed, updateLocked } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type DetalleTramite, type RequisitoDeTramite, tramitesErrors } from '../contract/index.ts';
import { canEditTramite } from '../rules/can-edit-tramite.ts';
import { findTramite, type TramiteRow } from './detalle-tramite.queries.ts';
import {
  type ElementoDecidido,
  keepTramite,
  type ServicioEscrito,
  saveElementos,
  saveServicios,
  updateVersion,
} from './elementos-requisito.repository.ts';
import { toQuienEdita } from './quien-edita.ts';
import { readTramite } from './read-tramite.ts';
import { listElementosMapeables, listServiciosUsables } from './tramites.queries.ts';

type Database = Kysely<DatabaseSchema>;

interface CambioDeTramite {
  readonly action: string;
  readonly id: number;
  /** Writes it; answers what the audit trail says of it. */
  readonly write: (
    trx: Transaction<DatabaseSchema>,
    row: TramiteRow,
  ) => Promise<Readonly<Record<string, unknown>>>;
}

/** One change of a trámite: locks it, compares the version, asks who may, writes the change and its audit event. */
export function updateLockedTramite(
  database: Database,
  context: CallContext,
  { action, id, write }: CambioDeTramite,
): Promise<DetalleTramite> {
  return updateLocked(database, context, {
    intent: { action, objectType: 'tramite', objectId: id },
    lock: async (trx) => {
      await keepTramite(trx, id);
      const row = await findTramite(trx, { id });
      if (!row) throw refuse(tramitesErrors, 'TRAMITE_INEXISTENTE');
      requireAllowed(canEditTramite(toQuienEdita(context), row.entidad_id), tramitesErrors, 'TRAMITE_AJENO');
      return { row, version: row.version };
    },
    present: (trx) => readTramite(trx, { id }, context),
    apply: async (trx, { row }) => {
      const detail = await write(trx, row);
      await updateVersion(trx, id);
      return { detail, result: await readTramite(trx, { id }, context) };
    },
  });
}

/** A requisito that may prove elements, of a trámite the caller may change. */
export async function getRequisitoMapeable(
  trx: Database,
  id: number,
  requisitoId: number,
  context: CallContext,
): Promise<RequisitoDeTramite> {
  const { requisitos, permisos } = await readTramite(trx, { id }, context);
  requireAllowed(permisos.editar, tramitesErrors, 'TRAMITE_AJENO');
  const requisito = requisitos.find((uno) => uno.id === requisitoId);
  if (!requisito) throw refuse(tramitesErrors, 'REQUISITO_INEXISTENTE');
  if (requisito.tipo === 'pago' || requisito.tipo === 'condicion')
    throw refuse(tramitesErrors, 'REQUISITO_SIN_ELEMENTOS');
  return requisito;
}

/**
 * Decides which elements a requisito proves.
 *
 * @throws TRAMITE_INEXISTENTE, TRAMITE_AJENO, REQUISITO_INEXISTENTE, REQUISITO_SIN_ELEMENTOS, ELEMENTO_NO_MAPEABLE
 */
export function updateElementosRequisito(
  database: Database,
  { id, idRequisito }: { readonly id: number; readonly idRequisito: number },
  elementos: readonly ElementoDecidido[],
  context: CallContext,
): Promise<DetalleTramite> {
  return updateLockedTramite(database, context, {
    action: 'clasificar-requisito',
    id,
    write: async (trx) => {
      const requisito = await getRequisitoMapeable(trx, id, idRequisito, context);
      const known = new Set(requisito.elementos.map(({ elementoId }) => elementoId));
      const nuevos = [...new Set(elementos.map(({ elementoId }) => elementoId))].filter(
        (uno) => !known.has(uno),
      );
      const mapeables = await listElementosMapeables(trx, nuevos);
      if (mapeables.length < nuevos.length) throw refuse(tramitesErrors, 'ELEMENTO_NO_MAPEABLE');
      const unicos = [...new Map(elementos.map((uno) => [`${uno.elementoId} ${uno.dato}`, uno])).values()];
      await saveElementos(trx, idRequisito, unicos, requireActor(context).userId);
      return {
        requisitoId: idRequisito,
        antes: { elementos: requisito.elementos.map(toTrace) },
        despues: { elementos: unicos.map(toTrace) },
      };
    },
  });
}

const toTrace = ({ elementoId, dato, decision }: ElementoDecidido) => ({ elementoId, dato, decision });

/**
 * Writes which servicios a trámite uses.
 *
 * @throws TRAMITE_INEXISTENTE, TRAMITE_AJENO, SERVICIO_NO_USABLE, SERVICIO_REPETIDO
 */
export function updateServiciosTramite(
  database: Database,
  id: number,
  servicios: readonly ServicioEscrito[],
  context: CallContext,
): Promise<DetalleTramite> {
  return updateLockedTramite(database, context, {
    action: 'escribir-servicios-tramite',
    id,
    write: async (trx) => {
      const claves = new Set(servicios.map(({ servicioId, uso }) => `${servicioId} ${uso}`));
      if (claves.size < servicios.length) throw refuse(tramitesErrors, 'SERVICIO_REPETIDO');
      const pedidos = [...new Set(servicios.map(({ servicioId }) => servicioId))];
      const usables = await listServiciosUsables(trx, pedidos);
      if (usables.length < pedidos.length) throw refuse(tramitesErrors, 'SERVICIO_NO_USABLE');
      const antes = (await readTramite(trx, { id }, context)).servicios;
      await saveServicios(trx, id, servicios);
      const trace = (unos: readonly ServicioEscrito[]) =>
        unos.map(({ servicioId, uso, acuerdo }) => ({ servicioId, uso, acuerdo }));
      return { antes: { servicios: trace(antes) }, despues: { servicios: trace(servicios) } };
    },
  });
}
