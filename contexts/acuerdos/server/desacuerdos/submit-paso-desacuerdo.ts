import { presentDecision } from '@marco/contract-kit/coded-decision';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { addPuntoDeAgenda } from '@marco/mesas/port';
import {
  type AuditDetail,
  type CallContext,
  refuse,
  refuseField,
  requireAllowed,
  requireFaultless,
  updateLocked,
} from '@marco/server-kit';
import type { Kysely, Transaction, Updateable } from 'kysely';
import { type AcuerdoDeConsumo, acuerdosErrors } from '../../contract/index.ts';
import {
  ASUNTO_DESACUERDO,
  type EstadoDesacuerdo,
  type PasoDesacuerdo,
  type SentidoDecision,
} from '../../contract/terms.ts';
import { canSeeAcuerdo } from '../../rules/can-act-on-acuerdo.ts';
import { CICLO_DESACUERDO, canTakePasoDesacuerdo, computeVencimiento } from '../../rules/ciclo-desacuerdo.ts';
import { findDatosDePersona } from '../../rules/precedente-sin-personas.ts';
import { findAcuerdoRow } from '../acuerdo.queries.ts';
import { getAcuerdo } from '../present-acuerdo.ts';
import { toQuienAcuerda } from '../quien-acuerda.ts';
import { type DesacuerdoRow, findLockedDesacuerdo } from './desacuerdo.queries.ts';
import { addPasoDesacuerdo, addPrecedente, updateDesacuerdoRow } from './desacuerdo.repository.ts';
import { notifyDesacuerdo } from './notify-desacuerdo.ts';
import { presentDesacuerdo, toSituacion } from './present-desacuerdo.ts';

type Running = Transaction<DatabaseSchema>;
type Columns = Updateable<DatabaseSchema['desacuerdos']>;

export interface PasoDeDesacuerdoPedido {
  readonly accion: PasoDesacuerdo;
  readonly texto: string;
  readonly reunionId?: number | null | undefined;
  readonly sentido?: SentidoDecision | null | undefined;
  readonly precedente?: { readonly titulo: string; readonly texto: string } | null | undefined;
}

/** Steps that say why, with what their form asks. */
const CON_TEXTO: Readonly<Partial<Record<PasoDesacuerdo, string>>> = {
  contestar: 'Escriba la respuesta.',
  decidir: 'Escriba la decisión y sus razones.',
};

/** @throws SOLICITUD_INVALIDA at what the form of a step lacks, or at what names a person in what everybody will read */
function verifyPedido({ accion, texto, reunionId, sentido, precedente }: PasoDeDesacuerdoPedido): void {
  const falta = CON_TEXTO[accion];
  if (falta !== undefined && texto === '') throw refuseField('texto', falta);
  if (accion === 'llevar-a-mesa' && reunionId == null) throw refuseField('reunionId', 'Elija la reunión.');
  if (accion !== 'decidir') return;
  if (sentido == null) throw refuseField('sentido', 'Elija a favor de quién se decide.');
  const { titulo = '', texto: publico = '' } = precedente ?? {};
  const faults = [
    titulo === '' ? { campo: 'precedente.titulo', mensaje: 'Escriba el título del precedente.' } : undefined,
    publico === '' ? { campo: 'precedente.texto', mensaje: 'Escriba lo que leerá cualquiera.' } : undefined,
    findDatosDePersona(titulo)
      ? { campo: 'precedente.titulo', mensaje: findDatosDePersona(titulo) ?? '' }
      : undefined,
    findDatosDePersona(publico)
      ? { campo: 'precedente.texto', mensaje: findDatosDePersona(publico) ?? '' }
      : undefined,
  ];
  requireFaultless(faults.flatMap((fault) => fault ?? []));
}

/** What a step changes beside the state. */
function toColumns({ accion, texto, reunionId, sentido }: PasoDeDesacuerdoPedido): Columns {
  switch (accion) {
    case 'contestar':
      return { respuesta: texto };
    case 'llevar-a-mesa':
      return { reunion_id: reunionId ?? null };
    case 'decidir':
      return { decision: texto, sentido: sentido ?? null };
    default:
      return {};
  }
}

/**
 * Takes one step of a disagreement (docs/rules/agreements.md). A decision is published for everybody in the same
 * transaction, without people.
 *
 * @throws DESACUERDO_NO_ENCONTRADO, VERSION_DISTINTA, DESACUERDO_ACCION_NO_PERMITIDA; SOLICITUD_INVALIDA at what the form
 * lacks; of a meeting REUNION_NO_ENCONTRADA, MESA_CERRADA, REUNION_ACCION_NO_PERMITIDA
 */
export function submitPasoDesacuerdo(
  database: Kysely<DatabaseSchema>,
  id: number,
  pedido: PasoDeDesacuerdoPedido,
  context: CallContext,
): Promise<AcuerdoDeConsumo> {
  const { accion } = pedido;
  const quien = toQuienAcuerda(context);
  const hoy = toColombianDay(new Date());
  return updateLocked(database, context, {
    intent: { action: `${accion}-desacuerdo`, objectType: 'desacuerdo', objectId: id },
    lock: async (trx) => {
      const row = await findLockedDesacuerdo(trx, id);
      const acuerdo = row && (await findAcuerdoRow(trx, row.acuerdoId));
      if (!row || !acuerdo || !canSeeAcuerdo(acuerdo, quien))
        throw refuse(acuerdosErrors, 'DESACUERDO_NO_ENCONTRADO');
      return { version: row.version, row, acuerdo };
    },
    present: async (_trx, { row }) => presentDesacuerdo(row, quien, hoy),
    verify: (_trx, { row }) => {
      const decision = canTakePasoDesacuerdo(accion, toSituacion(row, hoy), quien);
      requireAllowed(presentDecision(decision), acuerdosErrors, 'DESACUERDO_ACCION_NO_PERMITIDA');
      verifyPedido(pedido);
    },
    apply: async (trx, { row, acuerdo }) => {
      const detail = await updatePaso(trx, row, { pedido, hoy, usuarioId: quien.usuarioId }, context);
      const { sentido = null } = pedido;
      await notifyDesacuerdo(trx, acuerdo, { accion, sentido, quien: quien.usuarioId });
      return { detail, result: await getAcuerdo(trx, row.acuerdoId, quien) };
    },
  });
}

interface PasoPorDar {
  readonly pedido: PasoDeDesacuerdoPedido;
  readonly hoy: string;
  readonly usuarioId: number;
}

async function updatePaso(
  trx: Running,
  row: DesacuerdoRow,
  { pedido, hoy, usuarioId }: PasoPorDar,
  context: CallContext,
): Promise<AuditDetail> {
  const { accion, texto, reunionId, sentido, precedente } = pedido;
  const hasta: EstadoDesacuerdo | undefined = CICLO_DESACUERDO[accion].de[row.estado];
  if (!hasta) throw new Error(`No step ${accion} begins in ${row.estado}.`);
  const cambia = hasta !== row.estado;
  // First: the row names a meeting that exists.
  if (accion === 'llevar-a-mesa' && reunionId != null) {
    const titulo = `Mediación de un desacuerdo: ${ASUNTO_DESACUERDO[row.asunto].toLowerCase()}`;
    await addPuntoDeAgenda(trx, { reunionId, titulo }, context);
  }
  await updateDesacuerdoRow(trx, row.id, {
    ...toColumns(pedido),
    estado: hasta,
    ...(cambia ? { estado_desde: new Date(), fecha_vencimiento: computeVencimiento(hasta, hoy) } : {}),
  });
  await addPasoDesacuerdo(trx, { desacuerdoId: row.id, accion, desde: row.estado, hasta, texto, usuarioId });
  if (accion === 'decidir' && precedente && sentido)
    await addPrecedente(trx, { desacuerdoId: row.id, ...precedente, asunto: row.asunto, sentido });
  return {
    antes: { estado: row.estado },
    despues: {
      estado: hasta,
      ...(reunionId == null ? {} : { reunionId }),
      ...(sentido == null ? {} : { sentido }),
    },
    acuerdoId: row.acuerdoId,
  };
}
