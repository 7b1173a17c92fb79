import type { DatabaseSchema } from '@marco/database';
import {
  type AuditDetail,
  type AuditOrigin,
  type CallContext,
  refuse,
  refuseField,
  requireActor,
  requireAllowed,
  updateLocked,
} from '@marco/server-kit';
import type { SuscriptorEstadoServicio } from '@marco/servicios/port';
import type { Kysely, Transaction, Updateable } from 'kysely';
import { type CertificadoListado, certificadosErrors } from '../contract/index.ts';
import type { CausaCertificado, PasoCertificado } from '../contract/terms.ts';
import { canTakePasoCertificado } from '../rules/can-take-paso-certificado.ts';
import { listCausas } from '../rules/causas.ts';
import { CICLO_CERTIFICADO } from '../rules/ciclo-certificado.ts';
import { type CertificadoRow, findCertificadoRow, findLockedConSuVersion } from './certificado.queries.ts';
import { addPasoCertificado, SIN_PROPUESTA, updateCertificadoRow } from './certificado.repository.ts';
import { notifyPasoCertificado } from './notify-certificado.ts';
import { presentListado, toSituacion } from './present-listado.ts';
import { isDecisionDePropuesta, notifyPropuestaResuelta } from './propuestas/notify-propuesta.ts';
import { toQuienCertifica } from './quien-certifica.ts';
import { updateSuperiores, updateVersionDe } from './update-version-certificada.ts';

type Columns = Updateable<DatabaseSchema['certificados']>;

export interface PasoPedido {
  readonly accion: PasoCertificado;
  readonly causa?: CausaCertificado | null | undefined;
  readonly motivo: string;
}
/** Why a step is taken, as it is written. */
interface Razon {
  readonly causa: CausaCertificado | null;
  readonly motivo: string;
}

const SIN_PEDIDO: Columns = { revocacion_pedida_por: null, revocacion_causa: null, revocacion_motivo: '' };

/** Columns a step changes; asking for a revocation leaves the state as it is. */
function toColumns(
  accion: PasoCertificado,
  { causa, motivo }: Razon,
  hasta: CertificadoRow['estado'],
  usuarioId: number,
): Columns {
  if (accion === 'pedir-revocacion')
    return { revocacion_pedida_por: usuarioId, revocacion_causa: causa, revocacion_motivo: motivo };
  if (accion === 'descartar-revocacion') return SIN_PEDIDO;
  if (accion === 'declinar-propuesta') return SIN_PROPUESTA;
  const estado = { estado: hasta, estado_desde: new Date() };
  if (accion === 'levantar') return { ...estado, causa: null, motivo: '' };
  return { ...estado, causa, motivo, ...(accion === 'revocar' ? SIN_PEDIDO : {}) };
}

/** @throws what the form lacks, at `causa` or `motivo` */
function verifyRazon({ accion, causa, motivo }: PasoPedido, { nivel }: CertificadoRow): void {
  const admitidas = listCausas(accion, nivel);
  if (admitidas.length > 0 && causa == null) throw refuseField('causa', 'Elija la causa.');
  if (causa != null && !admitidas.includes(causa))
    throw refuseField('causa', 'Esa causa no se admite en este paso de un certificado de este nivel.');
  if (CICLO_CERTIFICADO[accion].conMotivo && motivo === '') throw refuseField('motivo', 'Escriba el motivo.');
}

/** A revocation has the reason of the person who asked for it. */
function toRazon({ accion, causa, motivo }: PasoPedido, row: CertificadoRow): Razon {
  return accion === 'revocar'
    ? { causa: row.revocacion_causa, motivo: row.revocacion_motivo }
    : { causa: causa ?? null, motivo };
}

/**
 * Takes one step of a certificate (docs/rules/certificates.md), and what follows for its version in the same transaction.
 *
 * @throws CERTIFICADO_NO_ENCONTRADO, VERSION_DISTINTA, CERTIFICADO_ACCION_NO_PERMITIDA with the reasons of the rule;
 * what the form lacks at `causa` or `motivo`
 */
export function submitPasoCertificado(
  {
    database,
    alCambiarServicio,
  }: {
    readonly database: Kysely<DatabaseSchema>;
    readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
  },
  id: number,
  pedido: PasoPedido,
  context: CallContext,
): Promise<CertificadoListado> {
  const { accion } = pedido;
  const quien = toQuienCertifica(context);
  const usuarioId = requireActor(context).userId;
  return updateLocked(database, context, {
    intent: { action: `${accion}-certificado`, objectType: 'certificado', objectId: id },
    lock: async (trx) => {
      const row = await findLockedConSuVersion(trx, id);
      const isVisible = row && (quien.esMinisterio || row.entidad_id === quien.entidadId);
      if (!row || !isVisible) throw refuse(certificadosErrors, 'CERTIFICADO_NO_ENCONTRADO');
      return row;
    },
    present: (_trx, row) => presentListado(row, quien),
    verify: (_trx, row) => {
      const decision = canTakePasoCertificado(accion, quien, toSituacion(row));
      requireAllowed(decision, certificadosErrors, 'CERTIFICADO_ACCION_NO_PERMITIDA');
      verifyRazon(pedido, row);
    },
    apply: async (trx, row) => {
      const causa = { origin: context, usuarioId, alCambiarServicio };
      const { after, detail } = await updatePaso(trx, row, pedido, causa);
      return { result: presentListado(after, quien), detail };
    },
  });
}

/** Who takes a step, and who is told that the state of a servicio changed with it. */
export interface CausaDePaso {
  readonly origin: AuditOrigin;
  readonly usuarioId: number;
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}

/** One step of a locked certificate that the rules allow, with what follows from it. */
export async function updatePaso(
  trx: Transaction<DatabaseSchema>,
  row: CertificadoRow,
  pedido: PasoPedido,
  { origin, usuarioId, alCambiarServicio }: CausaDePaso,
): Promise<{ readonly after: CertificadoRow; readonly detail: AuditDetail }> {
  const { accion } = pedido;
  const hasta = CICLO_CERTIFICADO[accion].de[row.estado];
  if (!hasta) throw new Error(`No step ${accion} begins in ${row.estado}.`);
  const razon = toRazon(pedido, row);
  await updateCertificadoRow(trx, row.id, toColumns(accion, razon, hasta, usuarioId));
  await addPasoCertificado(trx, {
    certificadoId: row.id,
    accion,
    desde: row.estado,
    hasta,
    ...razon,
    usuarioId,
  });
  await notifyPasoCertificado(trx, row, { accion, ...razon, quien: usuarioId });
  if (isDecisionDePropuesta(accion)) await notifyPropuestaResuelta(trx, row, accion, razon.motivo);
  const superiores = accion === 'revocar' ? await updateSuperiores(trx, row, { origin, usuarioId }) : [];
  if (hasta !== row.estado) await updateVersionDe(trx, row, { origin, alCambiarServicio });
  const after = await findCertificadoRow(trx, row.id);
  if (!after) throw new Error('A locked certificate is gone.');
  return {
    after,
    detail: {
      antes: { numero: row.numero, estado: row.estado },
      despues: { numero: row.numero, estado: after.estado },
      ...(razon.causa === null ? {} : { causa: razon.causa }),
      ...(razon.motivo === '' ? {} : { motivo: razon.motivo }),
      ...(superiores.length === 0 ? {} : { suspendidos: superiores }),
    },
  };
}
