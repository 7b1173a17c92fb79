import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseField, type Secrets } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { Solicitud } from '../../contract/index.ts';
import {
  ACCIONES_RELOJ,
  type AccionManual,
  type AccionReloj,
  type CausaSuspension,
} from '../../contract/terms.ts';
import { CICLO_DE_VIDA } from '../../rules/ciclo/ciclo-de-vida.ts';
import type { MarcaPedida } from '../../rules/marcas/marcas.ts';
import { updateEstadoYMarcas } from '../marcas/update-estado-y-marcas.ts';
import { submitPasoReloj } from '../reloj/submit-paso-reloj.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { updateLockedSolicitud } from '../solicitudes/update-locked-solicitud.ts';
import { listConsultorIds } from './consultores.queries.ts';
import { createCertificadoDeSolicitud } from './create-certificado-de-solicitud.ts';
import type { Suscriptores } from './update-estado-solicitud.ts';

interface TransicionPedida {
  readonly accion: AccionManual;
  readonly motivo: string;
  readonly consultorId?: number | null | undefined;
  readonly marcas?: readonly MarcaPedida[] | undefined;
  readonly causa?: CausaSuspension | null | undefined;
  readonly hasta?: string | null | undefined;
  readonly dias?: number | null | undefined;
}

const DEL_RELOJ: ReadonlySet<AccionManual> = new Set(ACCIONES_RELOJ);
const isDelReloj = (accion: AccionManual): accion is AccionReloj => DEL_RELOJ.has(accion);

/** Names of the steps in the audit trail, where they differ from those of the wire. */
const EN_AUDITORIA: Readonly<Record<AccionReloj, string>> = {
  suspenderPlazo: 'suspender-plazo',
  reanudarPlazo: 'reanudar-plazo',
  prorrogar: 'prorrogar-plazo',
};

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
 * @throws as {@link updateLockedSolicitud}; SOLICITUD_INVALIDA at motivo, consultorId, marcas, causa, hasta or dias; radicar: SOLICITUD_EN_CURSO,
 * SERVICIO_REPETIDO
 */
export function submitPasoSolicitud(
  database: Kysely<DatabaseSchema>,
  id: number,
  pedida: TransicionPedida,
  context: CallContext,
  { secrets, ...suscriptores }: Suscriptores & { readonly secrets: Secrets },
): Promise<Solicitud> {
  const { accion, motivo, consultorId } = pedida;
  return updateLockedSolicitud(database, context, {
    action: isDelReloj(accion) ? EN_AUDITORIA[accion] : `${accion}-solicitud`,
    id,
    accion,
    apply: async (trx, row, solicitud, { usuarioId }) => {
      if (CICLO_DE_VIDA[accion].conMotivo && motivo === '') throw refuseField('motivo', 'Escriba el motivo.');
      if (isDelReloj(accion))
        return submitPasoReloj(trx, row, { ...pedida, accion, usuarioId }, solicitud.maximoProrroga);
      if (accion === 'asignar') await verifyConsultor(trx, row, consultorId);
      const paso = { accion, motivo, consultorId: consultorId ?? null, usuarioId };
      const conMarcas = { paso, solicitud, marcas: pedida.marcas ?? [] };
      const detail = await updateEstadoYMarcas(trx, row, conMarcas, context, suscriptores);
      if (accion === 'certificar' && row.tipo !== 'retiro')
        await createCertificadoDeSolicitud(trx, secrets, id, { origin: context, usuarioId, avisar: true });
      return detail;
    },
  });
}
