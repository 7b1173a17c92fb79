import type { Decision } from '@marco/contract-kit';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  listFaults,
  refuse,
  refuseCommon,
  requireAllowed,
  updateLocked,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type Compromiso, type DatosCompromiso, mesasErrors } from '../../contract/index.ts';
import type { EstadoCompromiso } from '../../contract/terms.ts';
import { ACCION_HACIA } from '../../rules/compromisos/can-update-compromiso.ts';
import {
  findErroresProrroga,
  isProrrogaPropia,
  type ProrrogaPedida,
} from '../../rules/compromisos/prorroga.ts';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import {
  addProrroga,
  clearMeta,
  findBloqueado,
  updateDatos,
  updateEstado,
} from './compromisos.repository.ts';
import { getCompromiso } from './get-compromiso.ts';
import { notifyAsignado, notifyProrroga } from './notify-compromiso.ts';
import { compareAuditables } from './present-auditable.ts';
import { toQuienResponde } from './quien-responde.ts';
import { hasElementoIncorporado } from './vencimientos.queries.ts';
import { hasReachedMeta, verifyCompromiso } from './verify-compromiso.ts';
import { hasReachedSolicitud } from './verify-solicitud.ts';

type Database = Kysely<DatabaseSchema>;

interface CambioDeCompromiso {
  readonly action: string;
  readonly id: number;
  readonly can: (compromiso: Compromiso) => Decision;
  /** Writes the change of the locked row. */
  readonly apply: (transaction: Transaction<DatabaseSchema>, antes: Compromiso) => Promise<void>;
  /** What the audit trail keeps of it. */
  readonly describe: (antes: Compromiso, despues: Compromiso) => Readonly<Record<string, unknown>>;
}

/**
 * Every change of a commitment uses this function. It locks the commitment and its mesa, checks that the caller sees
 * it, asks the rule, compares the version, and writes the change and its audit event.
 */
function updateLockedCompromiso(
  database: Database,
  context: CallContext,
  { action, id, can, apply, describe }: CambioDeCompromiso,
): Promise<Compromiso> {
  const quien = toQuienResponde(context);
  const intent = { action, objectType: 'compromiso', objectId: id };
  return updateLocked(database, context, {
    intent,
    lock: async (transaction) => {
      if (!(await findBloqueado(transaction, id))) throw refuse(mesasErrors, 'COMPROMISO_NO_ENCONTRADO');
      const compromiso = await getCompromiso(transaction, id, quien);
      requireAllowed(can(compromiso), mesasErrors, 'COMPROMISO_BLOQUEADO');
      return compromiso;
    },
    present: (_transaction, compromiso) => compromiso,
    apply: async (transaction, antes) => {
      await apply(transaction, antes);
      const despues = await getCompromiso(transaction, id, quien);
      if (antes.idEntidad !== despues.idEntidad || antes.idResponsable !== despues.idResponsable)
        await notifyAsignado(transaction, despues);
      return { result: despues, detail: { mesaId: antes.idMesa, ...describe(antes, despues) } };
    },
  });
}

/**
 * Changes what an open commitment says; another term runs from the day of the agreement.
 *
 * @throws COMPROMISO_NO_ENCONTRADO, COMPROMISO_BLOQUEADO, VERSION_DISTINTA, SOLICITUD_INVALIDA
 */
export function updateCompromiso(
  database: Database,
  { id, ...datos }: DatosCompromiso & { readonly id: number },
  context: CallContext,
): Promise<Compromiso> {
  const manage = canManageMesas(toQuienResponde(context));
  return updateLockedCompromiso(database, context, {
    action: 'editar-compromiso',
    id,
    can: ({ permisos }) => (manage.allowed ? permisos.editar : manage),
    apply: async (transaction, { idMesa, acordadoEn }) =>
      updateDatos(transaction, id, await verifyCompromiso(transaction, datos, { idMesa, acordadoEn })),
    describe: compareAuditables,
  });
}

/**
 * Fulfils, cancels or reopens a commitment, with its note (ADR 0017).
 *
 * @throws COMPROMISO_NO_ENCONTRADO, COMPROMISO_BLOQUEADO, VERSION_DISTINTA
 */
export function updateEstadoCompromiso(
  database: Database,
  { id, estado, motivo }: { readonly id: number; readonly estado: EstadoCompromiso; readonly motivo: string },
  context: CallContext,
): Promise<Compromiso> {
  const accion = ACCION_HACIA[estado];
  return updateLockedCompromiso(database, context, {
    action: `${accion}-compromiso`,
    id,
    can: ({ permisos }) => permisos[accion],
    apply: async (transaction, antes) => {
      await updateEstado(transaction, id, estado, motivo);
      // If its servicio, element or request has reached the goal, it would be closed again at once.
      const isReached =
        (await hasReachedMeta(transaction, antes)) ||
        (await hasReachedSolicitud(transaction, antes)) ||
        (await hasElementoIncorporado(transaction, id));
      if (estado === 'abierto' && isReached) await clearMeta(transaction, id);
    },
    describe: (antes, despues) => {
      const { antes: before, despues: after } = compareAuditables(antes, despues);
      return {
        antes: { ...before, estado: antes.estado },
        despues: { ...after, estado: despues.estado },
        motivo,
      };
    },
  });
}

/**
 * Gives an open commitment another day, tells who answers for it and who runs its mesa, and keeps why (ADR 0103).
 *
 * @throws COMPROMISO_NO_ENCONTRADO, COMPROMISO_BLOQUEADO, VERSION_DISTINTA, SOLICITUD_INVALIDA
 */
export function submitProrroga(
  database: Database,
  { id, venceEn, motivo }: ProrrogaPedida & { readonly id: number },
  context: CallContext,
): Promise<Compromiso> {
  const quien = toQuienResponde(context);
  const isPropia = isProrrogaPropia(quien);
  return updateLockedCompromiso(database, context, {
    action: 'prorrogar-compromiso',
    id,
    can: ({ permisos }) => permisos.prorrogar,
    apply: async (transaction, antes) => {
      const plazo = { hoy: toColombianDay(new Date()), venceEn: antes.venceEn, acordadoEn: antes.acordadoEn };
      const detalles = listFaults(findErroresProrroga({ venceEn, motivo }, { ...plazo, isPropia }));
      if (detalles.length > 0) throw refuseCommon('SOLICITUD_INVALIDA', detalles);
      await addProrroga(transaction, id, {
        anterior: antes.venceEn,
        nueva: venceEn,
        motivo,
        propia: isPropia,
      });
      await notifyProrroga(transaction, { ...antes, venceEn }, { motivo, idAutor: quien.idUsuario });
    },
    describe: (antes, despues) => ({ ...compareAuditables(antes, despues), motivo }),
  });
}
