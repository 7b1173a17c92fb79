import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseField, type Secrets } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { Solicitud } from '../../contract/index.ts';
import type { AccionManual } from '../../contract/terms.ts';
import { CICLO_DE_VIDA } from '../../rules/ciclo/ciclo-de-vida.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { updateLockedSolicitud } from '../solicitudes/update-locked-solicitud.ts';
import { listConsultorIds } from './consultores.queries.ts';
import { createCertificadoDeSolicitud } from './create-certificado-de-solicitud.ts';
import { type Suscriptores, updateEstadoSolicitud } from './update-estado-solicitud.ts';

interface TransicionPedida {
  readonly accion: AccionManual;
  readonly motivo: string;
  readonly consultorId?: number | null | undefined;
}

/** @throws SOLICITUD_INVALIDA at consultorId */
async function verifyConsultor(
  trx: Transaction<DatabaseSchema>,
  row: SolicitudRow,
  consultorId: number | null | undefined,
): Promise<void> {
  if (consultorId == null) throw refuseField('consultorId', 'Elija a quién se asigna la solicitud.');
  if (!(await listConsultorIds(trx)).includes(consultorId))
    throw refuseField('consultorId', 'Elija una persona activa del ministerio que tramite solicitudes.');
  if (row.estado !== 'radicada' && consultorId === row.consultor_id)
    throw refuseField('consultorId', 'La solicitud ya está asignada a esa persona.');
}

/**
 * Takes one step of the life of a request (docs/rules/requests.md).
 *
 * @throws as {@link updateLockedSolicitud}; SOLICITUD_INVALIDA at motivo or consultorId; radicar: SOLICITUD_EN_CURSO,
 * SERVICIO_REPETIDO
 */
export function submitPasoSolicitud(
  database: Kysely<DatabaseSchema>,
  id: number,
  { accion, motivo, consultorId }: TransicionPedida,
  context: CallContext,
  { secrets, ...suscriptores }: Suscriptores & { readonly secrets: Secrets },
): Promise<Solicitud> {
  return updateLockedSolicitud(database, context, {
    action: `${accion}-solicitud`,
    id,
    accion,
    apply: async (trx, row, _solicitud, { usuarioId }) => {
      if (CICLO_DE_VIDA[accion].conMotivo && motivo === '') throw refuseField('motivo', 'Escriba el motivo.');
      if (accion === 'asignar') await verifyConsultor(trx, row, consultorId);
      const paso = { accion, motivo, consultorId: consultorId ?? null, usuarioId };
      const detail = await updateEstadoSolicitud(trx, row, paso, context, suscriptores);
      if (accion === 'certificar' && row.tipo !== 'retiro')
        await createCertificadoDeSolicitud(trx, secrets, id, { origin: context, usuarioId, avisar: true });
      return detail;
    },
  });
}
